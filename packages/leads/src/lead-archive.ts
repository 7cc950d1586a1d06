import type { Attribution } from '@high-street/contract';
import type { AnswerState, Database } from '@high-street/server';
import { readPages } from '@high-street/server/command';
import { sql, type Kysely } from 'kysely';

import type { StoredLead } from './lead.ts';

/** A stored lead, when it was stored, and its status with the provider. */
export type ArchivedLead = StoredLead & {
  readonly createdAt: Date;
  readonly answerState: AnswerState;
  /** The spam signals while it is in quarantine, otherwise null. */
  readonly heldFor: readonly string[] | null;
  /** How the visit began that it came from, or null when its sender did not say. */
  readonly attribution: Attribution | null;
};

/** One thing that happened to a lead. */
export type LeadEvent = {
  readonly at: Date;
  readonly kind: string;
  readonly attempt: number | null;
  readonly detail: string | null;
};

/** Something about a lead or a booking that could not be delivered. */
export type DeadLetter = {
  readonly reference: string | null;
  readonly kind: string;
  readonly at: Date | null;
  readonly attempts: number;
  readonly reason: string | null;
};

/** The place after a page; its time is text because a Date would lose the microseconds. */
type Place = { readonly at: string; readonly id: string };

/** Reads the stored leads for the operator. */
export function createLeadArchive(db: Kysely<Database>) {
  const leads = db
    .selectFrom('leads')
    .select([
      'id',
      'reference',
      'created_at as createdAt',
      'contacts',
      'origin',
      'answer_state as answerState',
      'attribution',
      sql<string[] | null>`case when released_at is null then quarantine_reasons end`.as('heldFor'),
    ])
    .where('origin', '=', 'form');

  async function readPage(after: Place | null, size: number) {
    const query = leads
      .select(sql<string>`created_at::text`.as('at'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size);
    if (after === null) return query.execute();
    const isOlder = sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
    return query.where(isOlder).execute();
  }

  return {
    /** The leads page by page, newest first, at most `limit` of them; leads that come in meanwhile are left out. */
    pages(limit: number, signal: AbortSignal): AsyncGenerator<readonly ArchivedLead[]> {
      return readPages(readPage, limit, signal);
    },

    /** The lead with that reference, or null. */
    async findByReference(reference: string): Promise<ArchivedLead | null> {
      return (await leads.where('reference', '=', reference).executeTakeFirst()) ?? null;
    },

    /** The history of a lead in its order. */
    async events(leadId: string): Promise<readonly LeadEvent[]> {
      return db
        .selectFrom('lead_events')
        .select(['at', 'kind', 'attempt', 'detail'])
        .where('lead_id', '=', leadId)
        .orderBy('id')
        .execute();
    },

    /** Dead letters, oldest first. */
    async deadLetters(): Promise<readonly DeadLetter[]> {
      return db
        .selectFrom('deliveries')
        .leftJoin('leads', 'leads.id', 'deliveries.lead_id')
        .leftJoin('bookings', 'bookings.id', 'deliveries.booking_id')
        .select((of) => [
          of.fn.coalesce('leads.reference', 'bookings.reference').as('reference'),
          'deliveries.kind',
          'deliveries.settled_at as at',
          'deliveries.attempts',
          'deliveries.last_error as reason',
        ])
        .where('deliveries.state', '=', 'dead')
        .orderBy('deliveries.settled_at')
        .execute();
    },

    /** When and why the lead of that reference was erased, or null. */
    async findErased(reference: string) {
      const erased = await db
        .selectFrom('erased_leads')
        .select(['erased_at as erasedAt', 'reason'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return erased ?? null;
    },
  };
}

/** Reads the stored leads for the operator. */
export type LeadArchive = ReturnType<typeof createLeadArchive>;
