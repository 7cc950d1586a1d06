import type { Contacts } from '@high-street/contract';
import { isId, type Database } from '@high-street/server';
import {
  showKind,
  SHOWN_STATE,
  type ShownKind,
  type ShownState,
} from '@high-street/server/deliveries';
import { MAILBOX_OF_LEAD, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import { ALL_LEAD_DELIVERIES } from '../lead-deliveries.ts';
import { readReplies } from '../replies/read-replies.ts';

import { DESK_LEAD_COLUMNS, type DeskLead } from './desk-lead.ts';
import type { LeadRow } from './lead-query.ts';
import { LEAD_ROW, toLeadRow, type StoredRow } from './lead-row.ts';
import { readHistory } from './read-history.ts';
import { readMessages, type FoundMessage } from './read-messages.ts';
import { readQuarantine, type QuarantinePage, type QuarantineQuery } from './read-quarantine.ts';

/** Something that had to reach somebody because of a lead. */
export type LeadDelivery = ShownKind & {
  readonly id: string;
  readonly kind: string;
  /** Which part of the lead it is about, such as one of several replies. */
  readonly partId: string | null;
  readonly state: ShownState;
  readonly attempts: number;
  /** How often somebody had it sent again. */
  readonly resends: number;
  readonly nextAttemptAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly settledAt: Date | null;
  readonly reply: string | null;
  readonly lastError: string | null;
};

/** What a note said before it was changed. */
export type NoteVersion = {
  readonly version: number;
  readonly body: string;
  readonly at: Date;
  readonly personId: string | null;
};

/** What a lead said before its visitor put something right, and which fields they changed. */
export type LeadRevision = {
  readonly id: string;
  readonly at: Date;
  readonly contacts: Contacts;
  readonly fields: readonly string[];
};

/** A booking that is joined to a lead. */
export type LeadBooking = {
  readonly reference: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: 'booked' | 'held' | 'cancelled';
  /** When somebody noted that nobody came, or null. */
  readonly noShowAt: Date | null;
};

const MOST_REPEATS = 20;

async function readDeliveries(
  db: Kysely<Database>,
  leadId: string,
): Promise<readonly LeadDelivery[]> {
  const found = await db
    .selectFrom('deliveries')
    .select(['id', 'kind', 'part_id as partId', 'attempts', 'reply'])
    .select(SHOWN_STATE.as('state'))
    .select(['next_attempt_at as nextAttemptAt', 'last_attempt_at as lastAttemptAt'])
    .select(['settled_at as settledAt', 'last_error as lastError'])
    .select(sql<number>`coalesce(resends, 0)`.as('resends'))
    .where('lead_id', '=', leadId)
    .orderBy('id')
    .execute();
  return found.map((each) => showKind(ALL_LEAD_DELIVERIES, each));
}

function readRevisions(db: Kysely<Database>, leadId: string): Promise<readonly LeadRevision[]> {
  return db
    .selectFrom('lead_revisions')
    .select(['id', 'at', 'contacts', 'fields'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .execute();
}

function readBookings(db: Kysely<Database>, leadId: string): Promise<readonly LeadBooking[]> {
  return db
    .selectFrom('bookings')
    .select(['reference', 'starts_at as startsAt', 'ends_at as endsAt', 'state'])
    .select('no_show_at as noShowAt')
    .where('lead_id', '=', leadId)
    .orderBy('starts_at')
    .execute();
}

/** Reads one lead with all that belongs to it, whether it is in the bin or not; an id that is none finds nothing. */
export function createLeadReader(db: Kysely<Database>) {
  const ofLead =
    <Row>(read: (from: Kysely<Database>, leadId: string) => Promise<readonly Row[]>) =>
    async (leadId: string): Promise<readonly Row[]> =>
      isId(leadId) ? read(db, leadId) : [];

  return {
    /** The lead of that reference, in capitals or not; null where there is none. */
    async find(reference: string): Promise<DeskLead | null> {
      if (reference.includes('\0')) return null;
      const { rows } = await sql<DeskLead>`select ${DESK_LEAD_COLUMNS} from leads
        where leads.reference = ${reference.toUpperCase()} and leads.origin = 'form'`.execute(db);
      return rows[0] ?? null;
    },

    /** What happened to a lead, in its order. */
    history: ofLead(readHistory),

    /** What had to reach somebody because of a lead, in the order in which it was wanted. */
    deliveries: ofLead(readDeliveries),

    /** What people wrote to a lead, in its order. */
    replies: ofLead(readReplies),

    /** What a lead said before its visitor put it right, the first version first. */
    revisions: ofLead(readRevisions),

    /** The bookings that are joined to a lead, those that begin first at the top. */
    bookings: ofLead(readBookings),

    /** The mails that were found in the mailbox of a lead's answers, in their order; an early one is whole if opened. */
    async messages(
      leadId: string,
      { opened = null }: { readonly opened?: string | null } = {},
    ): Promise<readonly FoundMessage[]> {
      if (!isId(leadId)) return [];
      return readMessages(db, leadId, opened !== null && isId(opened) ? opened : null);
    },

    /** What the notes of a lead said before, by the id of the note, the last first. */
    async noteVersions(leadId: string): Promise<ReadonlyMap<string, readonly NoteVersion[]>> {
      if (!isId(leadId)) return new Map();
      const { rows } = await sql<NoteVersion & { noteId: string }>`
        select note_id as "noteId", version, body, at, person_id as "personId" from lead_note_versions
        where note_id in (select id from lead_notes where lead_id = ${leadId}::uuid)
        order by version desc`.execute(db);
      return Map.groupBy(rows, ({ noteId }) => noteId);
    },

    /** The newest other leads of the mailbox that a lead came from. */
    async repeats(lead: Pick<DeskLead, 'id' | 'contacts'>): Promise<readonly LeadRow[]> {
      const { rows } = await sql<StoredRow>`
        select ${LEAD_ROW.columns} from leads ${LEAD_ROW.joins}
        where ${MAILBOX_OF_LEAD} = ${mailboxKey(lead.contacts.email)} and leads.id <> ${lead.id}::uuid
          and leads.origin = 'form'
        order by leads.created_at desc, leads.id desc limit ${MOST_REPEATS}::int`.execute(db);
      return rows.map(toLeadRow);
    },

    /** Some leads of the room for quarantine, the newest first. */
    quarantine: (of: QuarantineQuery): Promise<QuarantinePage> => readQuarantine(db, of),
  };
}

export type LeadReader = ReturnType<typeof createLeadReader>;
