import type { Database } from '@high-street/server';
import { MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import { VIEWS } from './search/lead-filter.ts';

/** How many leads are in quarantine, in the bin, and were released; and bookings that are held with their time to come. */
export type QuarantineCounts = {
  readonly kept: number;
  readonly bin: number;
  readonly released: number;
  readonly bookings: number;
  /** When the first of those bookings begins; null where there are none. */
  readonly firstBookingAt: Date | null;
};

/** What is counted about a lead that bears the signs of a robot, of the leads that came before it. */
export type QuarantineFacts = {
  /** Came with the same words, and were quarantined; and those of them that are in the bin. */
  readonly sameWords: number;
  readonly sameWordsBinned: number;
  /** All that came with the same token of a form. */
  readonly sameToken: number;
  /** Came from the same mailbox, and those of them that the provider answered. */
  readonly sameMailbox: number;
  readonly sameMailboxAnswered: number;
};

/** Counts around quarantine, for those who judge what is in it. */
export function createQuarantineFacts(db: Kysely<Database>) {
  return {
    /** How many leads the desk's quarantine shows. */
    async countKept(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from leads where ${VIEWS.quarantine}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    async counts(): Promise<QuarantineCounts> {
      const { rows } = await sql<QuarantineCounts>`select
        (select count(*)::int from leads where ${VIEWS.quarantine}) as kept,
        (select count(*)::int from leads where origin = 'form' and binned_at is not null) as bin,
        (select count(*)::int from leads where origin = 'form' and released_at is not null
          and binned_at is null) as released,
        held.bookings, held."firstBookingAt"
        from (
          select count(*)::int as bookings, min(starts_at) as "firstBookingAt" from bookings
          where state = 'held' and ends_at > now()
        ) as held`.execute(db);
      return rows[0] ?? { kept: 0, bin: 0, released: 0, bookings: 0, firstBookingAt: null };
    },

    /** What is counted about each of the leads, by its id. */
    async of(leadIds: readonly string[]): Promise<ReadonlyMap<string, QuarantineFacts>> {
      const { rows } = await sql<QuarantineFacts & { id: string }>`
        with asked as materialized (
          select id, created_at, form_token_id, ${MAILBOX_OF_LEAD} as mailbox,
            hashtextextended(nullif(btrim(contacts ->> 'message'), ''), 0) as words
          from leads where id = any(${[...leadIds]}::uuid[])
        )
        select asked.id, words.count as "sameWords", words.binned as "sameWordsBinned",
          token.count as "sameToken", box.count as "sameMailbox", box.answered as "sameMailboxAnswered"
        from asked, lateral (
          select count(*)::int as count, count(binned_at)::int as binned from leads
          where hashtextextended(btrim(contacts ->> 'message'), 0) = asked.words
            and quarantined_at is not null and released_at is null
            and leads.id <> asked.id and leads.created_at <= asked.created_at
        ) as words, lateral (
          select count(*)::int as count from leads
          where leads.form_token_id = asked.form_token_id and leads.id <> asked.id
        ) as token, lateral (
          select count(*)::int as count, count(*) filter (
            where answered_at is not null or answer_state in ('answered', 'won')
          )::int as answered
          from leads where ${MAILBOX_OF_LEAD} = asked.mailbox and leads.id <> asked.id
            and leads.created_at <= asked.created_at and origin = 'form'
        ) as box`.execute(db);
      return new Map(rows.map(({ id, ...facts }) => [id, facts]));
    },
  };
}
