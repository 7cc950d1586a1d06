import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

import type { LeadQuery, LeadReaderOf } from './lead-query.ts';
import { rowParts } from './list-statement.ts';
import { findLeads } from './read-list.ts';

/** Which lead is wanted: the one after or before another in the order of a list. */
export type Beside = LeadReaderOf & { readonly leadId: string; readonly goes: 'on' | 'back' };

/**
 * Finds the reference of the lead after or before one in a list, by its place in the order: what was done to it may have
 * taken it out of the list. Null where there is none further on.
 */
export async function findBeside(
  db: Kysely<Database>,
  query: LeadQuery,
  { leadId, goes, ...of }: Beside,
): Promise<string | null> {
  const { from, id, key } = rowParts(query.sort);
  const known = await sql<{ at: string | null }>`
    select ${key} as at from ${from} where ${id} = ${leadId}::uuid`.execute(db);
  const at = known.rows[0]?.at;
  if (at === undefined || at === null) return null;
  const place = { at, id: leadId, goes };
  const [beside] = await findLeads(db, query, of, { place, size: 1 });
  if (beside === undefined) return null;
  const found = await db
    .selectFrom('leads')
    .select('reference')
    .where('id', '=', beside.id)
    .executeTakeFirst();
  return found?.reference ?? null;
}
