import { cleanText } from '@high-street/contract';

import type { ReplyData } from './reply-data.ts';

/** Words on this device that the desk has not kept. */
type DeviceDraft = {
  readonly body: string;
  /** The reply that they were last sent as. */
  readonly sending: string | null;
  /** What the desk had of them as a reply was being taken back, whose words they follow; absent for all others. */
  readonly keptAfter?: string;
};

const PREFIX = 'reply-draft';

/** Where words of one person to one lead are kept. */
export function deviceKey(personId: string, leadId: string): string {
  return `${PREFIX} ${personId} ${leadId}`;
}

function isDraft(value: unknown): value is DeviceDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    typeof value.body === 'string' &&
    'sending' in value &&
    (value.sending === null || typeof value.sending === 'string') &&
    (!('keptAfter' in value) || typeof value.keptAfter === 'string')
  );
}

/** The words that this device has; null for none, and where it keeps nothing. */
function readFromDevice(key: string): DeviceDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps words on this device, as far as it keeps anything. */
export function keepOnDevice(key: string, draft: DeviceDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A full or closed storage: the desk keeps the draft as soon as it answers.
  }
}

/** Forgets words that the desk keeps, or that were sent. */
export function dropFromDevice(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It kept nothing either.
  }
}

/** The draft of the desk with all words after those of a reply that was taken back; it ends with what the desk had of them. */
function join(draft: string, after: string, kept: string): string {
  if (draft.endsWith(after)) return draft;
  const before = draft.slice(0, draft.length - (draft.endsWith(kept) ? kept.length : 0)).trimEnd();
  return before === '' ? after : `${before}\n\n${after}`;
}

type OwnReplies = Pick<ReplyData, 'ownReplyIds' | 'ownNewest'>;

/** Whether words are those of one's newest reply, by whichever page it was sent. */
export function isSentAs(body: string, { ownNewest }: Pick<OwnReplies, 'ownNewest'>): boolean {
  return ownNewest !== null && cleanText(body) === ownNewest.body;
}

/**
 * The words that this device has and that became none of one's own replies; it forgets those that did. They are newer than
 * the draft of the desk, but for those that follow it.
 */
export function readUnsent(key: string, own: OwnReplies, draft = ''): string | null {
  const found = readFromDevice(key);
  if (found === null) return null;
  const { body, sending, keptAfter } = found;
  const isSent = (sending !== null && own.ownReplyIds.includes(sending)) || isSentAs(body, own);
  if (!isSent) return keptAfter === undefined ? body : join(draft, body, keptAfter);
  dropFromDevice(key);
  return null;
}
