import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** How many stored leads came with the token of that id. */
export async function countTokenUses(db: Kysely<Database>, tokenId: string): Promise<number> {
  const { uses } = await db
    .selectFrom('leads')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('form_token_id', '=', tokenId)
    .executeTakeFirstOrThrow();
  return uses;
}
