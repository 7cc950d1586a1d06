import type { Database } from '@high-street/server';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { MailboxPart } from '#/mailbox-part.ts';

/** Every such address that mails about leads came from. */
export async function listSpellings(
  db: Kysely<Database>,
  { has }: MailboxPart,
): Promise<readonly string[]> {
  const senders = await db.selectFrom('lead_messages').select('from_address').distinct().execute();
  return senders.map(({ from_address: from }) => from).filter((from) => has(from));
}

/**
 * Removes the mails that somebody wrote about the leads of others, with their lines in the history, and gives the
 * reference of the lead of each.
 */
export async function removeMessagesOf(
  trx: Transaction<Database>,
  part: MailboxPart,
): Promise<readonly string[]> {
  const spellings = await listSpellings(trx, part);
  if (spellings.length === 0) return [];
  const { rows } = await sql<{ reference: string }>`
    with removed as (
      delete from lead_messages where from_address = any(${[...spellings]}::text[])
      returning id, lead_id
    ), told as (
      delete from lead_events using removed
      where lead_events.lead_id = removed.lead_id and lead_events.detail = removed.id::text
    )
    select reference from removed join leads on leads.id = removed.lead_id`.execute(trx);
  return rows.map(({ reference }) => reference);
}
