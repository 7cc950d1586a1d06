import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** How long one sender may keep a mail to itself; longer than any sending takes. */
const LEASE = sql<Date>`now() + interval '30 seconds'`;

/** What became of the wish to send a mail: ours to send now, in another call's hands, or accepted long since. */
export type MailClaim = 'claimed' | 'busy' | 'accepted';

/** Remembers of each lead's mail whether the mail server has it. */
export function createMailStore(db: Kysely<Database>) {
  const visitorMail = (leadId: string) =>
    db.updateTable('lead_mails').where('lead_id', '=', leadId).where('kind', '=', 'visitor');

  return {
    /** Takes the lead's mail for this call, so that two calls at once never send it twice. */
    async claim(leadId: string): Promise<MailClaim> {
      const claimed = await visitorMail(leadId)
        .set({ leased_until: LEASE, last_attempt_at: sql`now()`, attempts: sql`attempts + 1` })
        .where('accepted_at', 'is', null)
        .where((where) =>
          where.or([
            where('leased_until', 'is', null),
            where('leased_until', '<', sql<Date>`now()`),
          ]),
        )
        .returning('lead_id')
        .executeTakeFirst();
      if (claimed) return 'claimed';
      const { accepted_at } = await db
        .selectFrom('lead_mails')
        .select('accepted_at')
        .where('lead_id', '=', leadId)
        .where('kind', '=', 'visitor')
        .executeTakeFirstOrThrow();
      return accepted_at === null ? 'busy' : 'accepted';
    },

    async markAccepted(leadId: string, reply: string): Promise<void> {
      await visitorMail(leadId)
        .set({ accepted_at: sql`now()`, server_reply: reply, leased_until: null, last_error: null })
        .execute();
    },

    async markFailed(leadId: string, reason: string): Promise<void> {
      await visitorMail(leadId).set({ last_error: reason, leased_until: null }).execute();
    },
  };
}

/** Remembers of each lead's mail whether the mail server has it. */
export type MailStore = ReturnType<typeof createMailStore>;
