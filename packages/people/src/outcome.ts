import type { Way } from '@high-street/server';
import type { AuditLog } from '@high-street/server/audit';

import type { PeopleNote } from './people-parts.ts';
import type { Person } from './person.ts';

/**
 * Whether a way in was good. Wrong, old, used and unknown are one answer; `triesLeft` counts for a code, known or not,
 * and is 0 for links and passkeys.
 */
export type Outcome =
  | { readonly kind: 'in'; readonly person: Person }
  | { readonly kind: 'wrong'; readonly triesLeft: number };

/** A sign-in that was refused: by which way, from where, and whose it would have been, where that is known. */
export type Refusal = {
  readonly way: Way;
  readonly addressGroup: string;
  readonly personId?: string | null | undefined;
  /** What was wrong beyond the usual, such as `limit` or `counter`. */
  readonly reason?: string | undefined;
};

/** Writes a refused sign-in into the log and resolves once it is there; those at the same time are written together. */
export async function noteRefusal(
  audit: Pick<AuditLog, 'write'>,
  { way, addressGroup, personId = null, reason }: Refusal,
): Promise<void> {
  const note: PeopleNote = {
    actor: { kind: 'visitor', addressGroup },
    act: 'sign_in_refused',
    record: personId === null ? undefined : { kind: 'person', id: personId },
    fields: reason === undefined ? [way] : [way, reason],
  };
  await audit.write(note);
}

/** What came of an attempt; one that is wrong is still to be written down. */
export type Judgement =
  | { readonly kind: 'in'; readonly person: Person }
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly refusal: Refusal };

/** The outcome of an attempt, once a wrong one is in the log. */
export async function settle(
  audit: Pick<AuditLog, 'write'>,
  judgement: Judgement,
): Promise<Outcome> {
  if (judgement.kind === 'in') return judgement;
  await noteRefusal(audit, judgement.refusal);
  return { kind: 'wrong', triesLeft: judgement.triesLeft };
}
