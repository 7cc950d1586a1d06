import type { Database } from '@high-street/server';
import { MAILBOX_OF_LEAD, mailboxKey, OPEN_LEADS_FIRST } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import type { MailThread } from './inbound-mail.ts';
import { listMentioned } from './mentioned-records.ts';

/** The lead that a mail is about, and the reply of ours that it names, if it is one of that lead. */
export type FoundThread = {
  readonly leadId: string;
  readonly mailbox: string;
  readonly replyId: string | null;
};

/** How far the clocks of the mail server and the database may be apart. */
const CLOCKS_APART = sql`interval '5 minutes'`;

async function findMentioned(db: Kysely<Database>, answers: readonly string[]) {
  const mentioned = listMentioned(answers.join(' '));
  if (mentioned.length === 0) return null;
  // A booking's mails belong to the lead that it is joined to.
  const { rows } = await sql<FoundThread>`
    select leads.id as "leadId", ${MAILBOX_OF_LEAD} as mailbox, lead_replies.id as "replyId"
    from unnest(${mentioned.map(({ recordId }) => recordId)}::uuid[],
      ${mentioned.map(({ replyId }) => replyId)}::uuid[]) with ordinality as named (record_id, reply_id, place)
    left join bookings on bookings.id = named.record_id
    join leads on leads.id = coalesce(bookings.lead_id, named.record_id) and leads.origin = 'form'
    left join lead_replies on lead_replies.id = named.reply_id and lead_replies.lead_id = leads.id
    order by named.place limit 1`.execute(db);
  return rows[0] ?? null;
}

async function findBySender(db: Kysely<Database>, { fromAddress, receivedAt }: MailThread) {
  const { rows } = await sql<FoundThread>`
    select leads.id as "leadId", ${MAILBOX_OF_LEAD} as mailbox, null as "replyId" from leads
    where ${MAILBOX_OF_LEAD} = ${mailboxKey(fromAddress)} and leads.origin = 'form'
      and leads.created_at <= ${receivedAt}::timestamptz + ${CLOCKS_APART}
    order by ${OPEN_LEADS_FIRST} limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The lead of the mail that it answers, or else the newest open one of its sender by then; null for none. */
export async function findThread(
  db: Kysely<Database>,
  mail: MailThread,
): Promise<FoundThread | null> {
  const mentioned = await findMentioned(db, mail.answers);
  if (mentioned !== null || mail.isBulk) return mentioned;
  return findBySender(db, mail);
}

/** Whether one of the desk's people writes from that address. */
export async function isOfPerson(db: Kysely<Database>, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('people')
    .select('id')
    .where('mailbox', '=', mailboxKey(address))
    .executeTakeFirst();
  return found !== undefined;
}
