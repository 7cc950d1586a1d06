/** Words on this device that the desk has not kept; `sending` is the reply that they were last sent as. */
type DeviceDraft = { readonly body: string; readonly sending: string | null };

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
    (value.sending === null || typeof value.sending === 'string')
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

/** The words that this device has and that became none of the given replies; it forgets those that did. */
export function readUnsent(key: string, replyIds: readonly string[]): string | null {
  const found = readFromDevice(key);
  if (found === null) return null;
  if (found.sending === null || !replyIds.includes(found.sending)) return found.body;
  dropFromDevice(key);
  return null;
}
