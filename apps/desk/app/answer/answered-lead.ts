import type { ReplyData } from './reply-data.ts';

/** What the composer knows of the lead that it writes about. */
export type AnsweredLead = {
  readonly reference: string;
  /** Whether a call can answer it. */
  readonly isWaiting: boolean;
  /** The list that it was opened from. */
  readonly list: string | null;
  /** The id that the next note about it gets, or the next call or answer elsewhere. */
  readonly newId: string;
  /** Null where nothing can be sent to it. */
  readonly reply: ReplyData | null;
};
