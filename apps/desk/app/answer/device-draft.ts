import { cleanText } from '@high-street/contract';

import { hasShape, isText, optional, orNull } from '#app/has-shape.ts';
import { dropFromDevice, readFromDevice, writeToDevice } from './device-storage.ts';
import type { ReplyData } from './reply-data.ts';

/** Words on this device that the desk has not kept. */
type DeviceDraft = {
  readonly body: string;
  /** The reply that they were last sent as. */
  readonly sending: string | null;
  /** What the desk had of them as a reply was being taken back, whose words they follow; absent for all others. */
  readonly keptAfter?: string;
  /** What they were typed over; absent where the version before kept them. */
  readonly over?: Basis;
};

/** What one had written to a lead by a moment: the draft that the desk had, and the newest reply, if any. */
type Basis = { readonly draft: string; readonly replyId: string | null };

const PREFIX = 'reply-draft';

/** Where words of one person to one lead are kept. */
export function deviceKey(personId: string, leadId: string): string {
  return `${PREFIX} ${personId} ${leadId}`;
}

const isBasis = (value: unknown) =>
  hasShape<Basis>(value, { draft: isText, replyId: orNull(isText) });
const isDraft = (value: unknown) =>
  hasShape<DeviceDraft>(value, {
    body: isText,
    sending: orNull(isText),
    keptAfter: optional(isText),
    over: optional(isBasis),
  });

/** The words that this device has; null for none, and where it keeps nothing. */
function readDraft(key: string): DeviceDraft | null {
  const value = readFromDevice(key);
  return isDraft(value) ? value : null;
}

/** Keeps words on this device, as far as it keeps anything: the desk keeps the draft as soon as it answers. */
export function keepOnDevice(key: string, draft: DeviceDraft): void {
  writeToDevice(key, draft);
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

/** Words that were not sent. */
type Unsent = {
  readonly body: string;
  /** Whether what they were typed over was sent or thrown away elsewhere, so that they may be of no use any more. */
  readonly isOvertaken: boolean;
};

/** What words come to beside the draft that the desk has by now: the newer of the two, or both where neither has the other. */
function merge({ body, keptAfter, over }: DeviceDraft, draft: string, own: OwnReplies): Unsent {
  if (keptAfter !== undefined) return { body: join(draft, body, keptAfter), isOvertaken: false };
  if (over === undefined) return { body, isOvertaken: false };
  if (draft === '') {
    const isSame = over.draft.trim() === '' && over.replyId === (own.ownReplyIds.at(-1) ?? null);
    return { body, isOvertaken: !isSame };
  }
  if (draft === over.draft || body.includes(draft)) return { body, isOvertaken: false };
  const both = draft.includes(body) ? draft : join(draft, body, over.draft);
  return { body: both, isOvertaken: false };
}

/** The words that this device has and that became none of one's own replies; it forgets those that did. */
export function readUnsent(key: string, own: OwnReplies, draft = ''): Unsent | null {
  const found = readDraft(key);
  if (found === null) return null;
  const { body, sending } = found;
  const isSent = (sending !== null && own.ownReplyIds.includes(sending)) || isSentAs(body, own);
  if (!isSent) return merge(found, draft, own);
  dropFromDevice(key);
  return null;
}
