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
