import type { AnswerState } from '@high-street/server';

import type { ReplyData } from './reply-data.ts';

/** What the composer knows of the lead that it writes about. */
export type AnsweredLead = {
  readonly reference: string;
  readonly state: AnswerState;
  /** The list that it was opened from. */
  readonly list: string | null;
  /** The id that the next note about it gets, or the next call or answer elsewhere. */
  readonly newId: string;
  /** Null where nothing can be sent to it. */
  readonly reply: ReplyData | null;
};
