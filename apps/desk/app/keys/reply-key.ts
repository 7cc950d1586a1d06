/** With it the page of a lead is asked for by the key of a reply. */
export const REPLY_STATE = { isReply: true } as const;

/** Whether a page was asked for by the key of a reply. */
export function isReplyState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReply' in state;
}
