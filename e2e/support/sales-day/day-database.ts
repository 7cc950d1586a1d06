import { createLog, type OpenDatabase, openDatabase } from '@high-street/server';

import type { Product } from '../product.ts';

type Db = OpenDatabase['db'];

function createFinders(db: Db) {
  return {
    /** The ids of leads by their references. */
    async idsOf(references: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .selectFrom('leads')
        .select(['id', 'reference'])
        .where('reference', 'in', references)
        .execute();
      return new Map(rows.map(({ id, reference }) => [reference, id]));
    },

    /** The id of the person with that address. */
    async personOf(email: string): Promise<string> {
      const query = db.selectFrom('people').select('id').where('email', '=', email);
      return (await query.executeTakeFirstOrThrow()).id;
    },

    /** How many mails of those leads were given up. */
    async countDead(references: readonly string[]): Promise<number> {
      const rows = await db
        .selectFrom('deliveries')
        .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
        .select('deliveries.id')
        .where('leads.reference', 'in', references)
        .where('deliveries.state', '=', 'dead')
        .execute();
      return rows.length;
    },
  };
}

function createReaders(db: Db) {
  return {
    /** A lead as it is stored. */
    lead: (id: string) =>
      db
        .selectFrom('leads')
        .select(['version', 'answer_state', 'lost_reason', 'held_by', 'binned_at', 'released_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** Its notes, and what each said before. */
    async notes(leadId: string) {
      const notes = await db
        .selectFrom('lead_notes')
        .select(['id', 'body', 'version'])
        .where('lead_id', '=', leadId)
        .execute();
      const earlier = await db
        .selectFrom('lead_note_versions')
        .innerJoin('lead_notes', 'lead_notes.id', 'lead_note_versions.note_id')
        .select(['lead_note_versions.note_id as noteId', 'lead_note_versions.body as body'])
        .where('lead_notes.lead_id', '=', leadId)
        .orderBy('lead_note_versions.version')
        .execute();
      return notes.map(({ id, body, version }) => ({
        id,
        version,
        body,
        earlier: earlier.filter(({ noteId }) => noteId === id).map((note) => note.body),
      }));
    },

    /** The lines of its history that somebody's act wrote, in their order. */
    history: (leadId: string) =>
      db
        .selectFrom('lead_events')
        .select(['actor_kind as actorKind', 'person_id as personId', 'kind', 'detail'])
        .where('lead_id', '=', leadId)
        .where('actor_kind', 'in', ['person', 'command'])
        .orderBy('id')
        .execute(),

    /** The lines of the log about a record that somebody's act wrote. */
    log: (kind: string, id: string) =>
      db
        .selectFrom('audit_log')
        .select(['actor_kind as actorKind', 'person_id as personId', 'act', 'fields'])
        .where('record_kind', '=', kind)
        .where('record_id', '=', id)
        .where('actor_kind', 'in', ['person', 'command'])
        .orderBy('id')
        .execute(),

    /** How often each mail of a lead was sent again after it was accepted. */
    resends: (leadId: string) =>
      db
        .selectFrom('deliveries')
        .select(['id', 'kind', 'state', 'resends'])
        .where('lead_id', '=', leadId)
        .execute(),

    booking: (reference: string) =>
      db
        .selectFrom('bookings')
        .select(['version', 'starts_at', 'state'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
  };
}

/** Opens the database of the product beside its services, to read what they wrote. */
export async function openDayDatabase({ dataDir }: Product) {
  const { db, close } = await openDatabase({
    dataDir,
    log: createLog('silent'),
    maxConnections: 2,
  });
  return { close, ...createFinders(db), ...createReaders(db) };
}

/** The database of the day. */
export type DayDatabase = Awaited<ReturnType<typeof openDayDatabase>>;
