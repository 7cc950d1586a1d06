import { randomUUID } from 'node:crypto';

import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import type { LeadStore } from '@high-street/leads';
import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

const NAME = 'Heartbeat';

/** Ages of the heartbeats, in seconds; null where there is none. */
export type HeartbeatState = {
  /** Since the newest one came through. */
  readonly sinceDone: number | null;
  /** For how long the oldest one that has not come through since then is under way. */
  readonly underWay: number | null;
};

const seconds = (from: string) =>
  sql<number | null>`extract(epoch from now() - ${sql.raw(from)})::float8`;

/** Sends trial leads through the complete chain and checks whether they come through. */
export function createHeartbeats(
  db: Kysely<Database>,
  leads: Pick<LeadStore, 'create'>,
  to: string,
) {
  return {
    async beat(): Promise<void> {
      const contacts = buildEnquiryContacts({
        ...EMPTY_ENQUIRY,
        contactName: NAME,
        email: to,
        phoneNumber: '7700900000',
        message: 'A trial lead of the service itself.',
      });
      await leads.create(`heartbeat-${randomUUID()}`, contacts, { origin: 'heartbeat' });
    },

    async state(): Promise<HeartbeatState> {
      const { rows } = await sql<HeartbeatState>`
        with beats as (
          select leads.created_at, deliveries.state
          from leads join deliveries on deliveries.lead_id = leads.id
          where leads.origin = 'heartbeat' and leads.created_at > now() - interval '2 days'
        ), newest as (select max(created_at) as done_at from beats where state = 'done')
        select
          ${seconds('(select done_at from newest)')} as "sinceDone",
          ${seconds(`(select min(created_at) from beats, newest
            where state <> 'done' and created_at > coalesce(done_at, '-infinity'))`)} as "underWay"
      `.execute(db);
      return rows[0] ?? { sinceDone: null, underWay: null };
    },

    /** Removes those of earlier days. */
    async removeOld(): Promise<void> {
      await db
        .deleteFrom('leads')
        .where('origin', '=', 'heartbeat')
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
    },
  };
}

export type Heartbeats = ReturnType<typeof createHeartbeats>;
