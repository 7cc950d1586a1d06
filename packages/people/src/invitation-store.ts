import type { Kysely } from 'kysely';
import type { Database } from '@high-street/server';

import type { Change, PeopleParts } from './people-parts.ts';
import { createToken, hashToken } from './secret.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A link that was made: its secret, which nobody can read again, and until when it is good. */
export type MadeInvitation = { readonly token: string; readonly expiresAt: Date };

/** Ends the invitations of a person, or without one those for a first owner, that nobody has used, and says how many there were. */
export async function endInvitations(
  trx: Kysely<Database>,
  personId: string | null,
  now: Date,
): Promise<number> {
  const ended = await trx
    .updateTable('invitations')
    .set({ taken_back_at: now })
    .where('person_id', 'is not distinct from', personId)
    .where('used_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}

/** Makes the only good link of a person, or without one that of the first owner. */
export async function addInvitation(
  trx: Kysely<Database>,
  { personId, now, hours }: { personId: string | null; now: Date; hours: number },
): Promise<MadeInvitation> {
  await endInvitations(trx, personId, now);
  const token = createToken();
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
  await trx
    .insertInto('invitations')
    .values({
      person_id: personId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt };
}

/** Writes down that a person has come in for the first time; does nothing for who has joined before. */
export async function join(
  { audit, clock }: Pick<PeopleParts, 'audit' | 'clock'>,
  trx: Change,
  { personId, addressGroup }: { personId: string; addressGroup: string },
): Promise<void> {
  const now = clock.now();
  const joined = await trx
    .updateTable('people')
    .set({ joined_at: now })
    .where('id', '=', personId)
    .where('joined_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!joined) return;
  await endInvitations(trx, personId, now);
  await audit.write(
    {
      actor: { kind: 'person', personId, addressGroup },
      act: 'joined',
      record: { kind: 'person', id: personId },
    },
    trx,
  );
}
