import type { Database } from '@high-street/server';
import { MAILBOX_OF_LEAD, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely, type Transaction } from 'kysely';

import { findThread, isOfPerson, type FoundThread } from './find-thread.ts';
import type { InboundMail, InboundOutcome, MailboxPlace, MailThread } from './inbound-mail.ts';
import { createMailboxProgress } from './mailbox-progress.ts';

const EVENTS = { visitor: 'visitor_wrote', machine: 'machine_wrote', bounce: 'reply_bounced' };
/**
 * So many mails of a lead are kept, and so many that say of one reply that it did not arrive: two machines that answer each
 * other, or somebody with a grudge, would else fill its page and the disk.
 */
const MOST_KEPT = { visitor: 500, machine: 100, bounce: 10 };

type Parts = {
  readonly db: Kysely<Database>;
  /** What names the mailbox, without its password. */
  readonly mailbox: string;
  /** Whose mails are never a visitor's, besides those of the desk's people. */
  readonly ownAddresses: readonly string[];
};

/** What tells mails of a lead apart, of which only so many are kept. */
type Kind = Pick<FoundThread, 'leadId' | 'mailbox'> & {
  readonly isAutomatic: boolean;
  readonly bouncedReplyId: string | null;
};

function judge(mail: InboundMail, { replyId }: FoundThread): keyof typeof EVENTS {
  if (mail.isBounce && replyId !== null) return 'bounce';
  return mail.isAutomatic || mail.isBounce ? 'machine' : 'visitor';
}

/** Whether a mail is kept already, with whichever lead of the mailbox was open then, and how many of its kind are. */
async function countKept(
  trx: Transaction<Database>,
  { messageId }: InboundMail,
  { leadId, mailbox, bouncedReplyId, isAutomatic }: Kind,
) {
  const { rows } = await sql<{ isKnown: boolean; kept: number }>`
    select exists (select from leads join lead_messages on lead_messages.lead_id = leads.id
        where ${MAILBOX_OF_LEAD} = ${mailbox} and message_id = ${messageId}) as "isKnown",
      count(*) filter (where is_automatic = ${isAutomatic}
        and bounced_reply_id is not distinct from ${bouncedReplyId}::uuid)::int as kept
    from lead_messages where lead_id = ${leadId}`.execute(trx);
  return rows[0] ?? { isKnown: false, kept: 0 };
}

/** Says once in the history that further mails of a kind are left in the mailbox. */
async function noteLeft(
  trx: Transaction<Database>,
  leadId: string,
  kind: keyof typeof EVENTS,
): Promise<void> {
  await sql`insert into lead_events (lead_id, kind, detail, actor_kind)
    select ${leadId}, 'mails_left', ${kind}::text, 'service'
    where not exists (select from lead_events
      where lead_id = ${leadId} and kind = 'mails_left' and detail = ${kind})`.execute(trx);
}

async function insertMail(
  trx: Transaction<Database>,
  mail: InboundMail,
  thread: FoundThread,
): Promise<InboundOutcome> {
  const outcome = judge(mail, thread);
  const { leadId, mailbox } = thread;
  const isAutomatic = outcome !== 'visitor';
  const bouncedReplyId = outcome === 'bounce' ? thread.replyId : null;
  const kind = { leadId, mailbox, isAutomatic, bouncedReplyId };
  const { isKnown, kept } = await countKept(trx, mail, kind);
  if (isKnown) return 'repeated';
  if (kept >= MOST_KEPT[outcome]) {
    await noteLeft(trx, leadId, outcome);
    return 'too_many';
  }
  const stored = await trx
    .insertInto('lead_messages')
    .values({
      lead_id: leadId,
      message_id: mail.messageId,
      sent_at: mail.sentAt,
      from_address: mail.fromAddress,
      subject: mail.subject,
      body: mail.body,
      quoted: mail.quoted,
      attachments: JSON.stringify(mail.attachments),
      is_automatic: isAutomatic,
      bounced_reply_id: bouncedReplyId,
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'message_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) return 'repeated';
  await sql`insert into lead_events (lead_id, kind, detail, actor_kind)
    values (${leadId}, ${EVENTS[outcome]}, ${stored.id}::text,
      ${outcome === 'visitor' ? 'visitor' : 'service'})`.execute(trx);
  return outcome;
}

/** Keeps what visitors write back, and how far their mailbox is read. */
export function createLeadInbox({ db, mailbox, ownAddresses }: Parts) {
  const own = new Set(ownAddresses.map(mailboxKey));
  const { moveTo, ...progress } = createMailboxProgress(db, mailbox);

  return {
    ...progress,

    /** The lead that a mail is about; `own` for a mail of ours, `unknown` for all that is about none. */
    async find(mail: MailThread): Promise<FoundThread | 'own' | 'unknown'> {
      const thread = await findThread(db, mail);
      const from = mailboxKey(mail.fromAddress);
      // Who tries the form with an address of the provider's is a visitor there.
      if (thread?.mailbox === from) return thread;
      if (own.has(from) || (await isOfPerson(db, mail.fromAddress))) return 'own';
      return thread ?? 'unknown';
    },

    /** Keeps a mail with the line of its history, unless its lead has too many, and that the mailbox is read up to it. */
    store(mail: InboundMail, thread: FoundThread, place: MailboxPlace): Promise<InboundOutcome> {
      return db.transaction().execute(async (trx) => {
        const outcome = await insertMail(trx, mail, thread);
        await moveTo(trx, place, outcome);
        return outcome;
      });
    },

    /** Goes past a mail of which nothing is kept. */
    pass: (place: MailboxPlace, outcome: InboundOutcome): Promise<void> =>
      moveTo(db, place, outcome),
  };
}

export type LeadInbox = ReturnType<typeof createLeadInbox>;
