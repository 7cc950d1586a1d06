import type { Database } from '@high-street/server';
import { mailboxKey } from '@high-street/server/mailbox';
import type { Kysely } from 'kysely';

/** The id of the person of the desk whose mailbox the address leads to, in whichever spelling; null for nobody. */
export async function findPersonId(db: Kysely<Database>, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('people')
    .select('id')
    .where('mailbox', '=', mailboxKey(email))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}
