import type { Attribution, GivenConsent, LostReason } from '@high-street/contract';
import type { AnswerState, Database } from '@high-street/server';
import { readPages } from '@high-street/server/command';
import { MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { findPersonId } from './find-person-id.ts';
import { readEvents } from './lead-events.ts';
import type { StoredLead } from './lead.ts';
import type { MailboxPart } from './mailbox-part.ts';
import { ARCHIVED_LEAD } from './search/lead-row.ts';

/** A stored lead, when it was stored, and its status with the provider. */
export type ArchivedLead = StoredLead & {
  readonly createdAt: Date;
  readonly answerState: AnswerState;
  /** The spam signals while it is in quarantine, otherwise null. */
  readonly quarantinedFor: readonly string[] | null;
  /** How the visit began that it came from, or null when its sender did not say. */
  readonly attribution: Attribution | null;
  /** What its visitor said yes to, or null. */
  readonly marketingConsent: GivenConsent | null;
  readonly lostReason: LostReason | null;
  readonly isBinned: boolean;
};

/** A stored lead with what the provider's people made of it, for the operator to read. */
export type ListedLead = ArchivedLead & {
  /** The name of who answers it; null for nobody. */
  readonly holder: string | null;
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

function readDeadLetters(db: Kysely<Database>): Promise<readonly DeadLetter[]> {
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
}

/** Reads the stored leads for the operator. */
export function createLeadArchive(db: Kysely<Database>) {
  /** The leads that fulfil a condition, newest first; all of them, or as many as a limit says. */
  async function read(isWanted: RawBuilder<boolean>, limit = sql``) {
    const { rows } = await sql<ListedLead & Place>`
      select ${ARCHIVED_LEAD.columns}, people.name as holder, leads.created_at::text as at
      from leads left join people on people.id = leads.held_by
      where leads.origin = 'form' and ${isWanted}
      order by leads.created_at desc, leads.id desc ${limit}`.execute(db);
    return rows;
  }

  async function readPage(after: Place | null, size: number) {
    const isOlder =
      after === null
        ? sql<boolean>`true`
        : sql<boolean>`(leads.created_at, leads.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
    return read(isOlder, sql`limit ${size}::int`);
  }

  return {
    /** The leads page by page, newest first, at most `limit` of them; leads that come in meanwhile are left out. */
    pages(limit: number, signal: AbortSignal): AsyncGenerator<readonly ListedLead[]> {
      return readPages(readPage, limit, signal);
    },

    /** The lead with that reference, or null. */
    async findByReference(reference: string): Promise<ListedLead | null> {
      return (await read(sql`leads.reference = ${reference}`))[0] ?? null;
    },

    /** The leads of these ids, newest first. */
    async chosen(leadIds: readonly string[]): Promise<readonly ArchivedLead[]> {
      return read(sql`leads.id = any(${[...leadIds]}::uuid[])`);
    },

    /** The leads of those addresses, newest first; those in the bin and in quarantine, too. */
    async ofMailbox({ mailbox, hasStored }: MailboxPart): Promise<readonly ArchivedLead[]> {
      const found = await read(sql`${MAILBOX_OF_LEAD} = ${mailbox}`);
      return found.filter(({ contacts }) => hasStored(contacts.email));
    },

    /** The history of a lead in its order. */
    events: (leadId: string) => readEvents(db, leadId),

    /** Dead letters, oldest first. */
    deadLetters: () => readDeadLetters(db),

    /** The id of the person of the desk whose mailbox the address leads to; null for nobody. */
    findPersonId: (email: string) => findPersonId(db, email),

    /** When the lead of that reference was stored and erased, and why, or null. */
    async findErased(reference: string) {
      const erased = await db
        .selectFrom('erased_leads')
        .select(['erased_at as erasedAt', 'stored_at as storedAt', 'reason'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return erased ?? null;
    },
  };
}

export type LeadArchive = ReturnType<typeof createLeadArchive>;
