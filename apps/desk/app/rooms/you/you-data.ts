import type { Moment } from '#app/parts/when.tsx';

/** Longest signature, in UTF-16 units. */
export const SIGNATURE_LIMIT = 500;

/** What was typed into a form of the room, with what is wrong with it. */
export type OwnFault = {
  readonly field: 'name' | 'signature' | 'passkeyName';
  readonly value: string;
  readonly error: string;
  /** The passkey that was to be renamed, if it was one. */
  readonly passkeyId: string | null;
};

/** A passkey as its owner sees it. */
export type PasskeyLine = {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly madeAt: Moment;
  readonly usedAt: Moment | null;
};

/** A session as the person signed in with it sees it. */
export type SessionLine = {
  readonly id: string;
  /** Browser and system in short words, such as `Firefox on Linux`. */
  readonly agent: string;
  readonly since: Moment;
  readonly seen: Moment;
  readonly ends: Moment;
  readonly isThis: boolean;
};
