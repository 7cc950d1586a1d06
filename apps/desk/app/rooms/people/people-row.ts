import type { Role } from '@high-street/people';

import type { Moment } from '#app/parts/when.tsx';

/** One line of the table of people, in the words it is shown with. */
export type PeopleRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly version: number;
  readonly passkeys: number;
  readonly sessions: number;
  readonly lastSeen: Moment | null;
  /** Set while the person has not come in yet. */
  readonly invitation: { readonly words: string; readonly isOver: boolean } | null;
  readonly isYou: boolean;
};

/** Somebody who may not come in any more and is not erased yet. */
export type RemovedRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly removedAt: Moment;
};
