import type { Database } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

/** Why a lead was erased. */
export type EraseReason = Database['erased_leads']['reason'];

/**
 * Removes leads with all that hangs on them, and gives the references of those that people sent; these remain, so that a
 * question about one has an answer. Bookings that are joined to one come loose. They are locked before it, as a change of a
 * booking locks the two: whoever took them the other way round would wait for us while we wait for them.
 */
export async function removeLeads(
  trx: Transaction<Database>,
  ids: readonly string[],
  reason: EraseReason,
): Promise<readonly string[]> {
  const isTheirs = sql<boolean>`lead_id = any(${[...ids]}::uuid[])`;
  const isMeant = sql<boolean>`id = any(${[...ids]}::uuid[])`;
  await trx.selectFrom('bookings').select('id').where(isTheirs).forUpdate().execute();
  // In the order in which acts lock several.
  await trx.selectFrom('leads').select('id').where(isMeant).orderBy('id').forUpdate().execute();
  const removed = await trx
    .deleteFrom('leads')
    .where(isMeant)
    .returning(['reference', 'created_at as stored_at', 'origin'])
    .execute();
  const tombstones = removed
    .filter(({ origin }) => origin === 'form')
    .map(({ reference, stored_at }) => ({ reference, stored_at, reason }));
  if (tombstones.length > 0) await trx.insertInto('erased_leads').values(tombstones).execute();
  return tombstones.map(({ reference }) => reference);
}
