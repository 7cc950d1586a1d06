import type { Moment } from '#app/parts/when.tsx';

/** One line of the list of saved replies. */
export type SavedReplyRow = {
  readonly id: string;
  readonly name: string;
  /** How it begins. */
  readonly excerpt: string;
  /** What has to be filled, each once. */
  readonly blanks: readonly string[];
  readonly changedAt: Moment;
  readonly by: string;
};

/** What one said before. */
export type EarlierReply = {
  readonly version: number;
  readonly name: string;
  readonly body: string;
  readonly by: string;
  readonly at: Moment;
};
