import type { LeadAct } from '@high-street/leads';
import type { PeopleAct } from '@high-street/people';
import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';

import type { LiveCursor } from './live-cursor.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';

/** Something that happened, in names and numbers only. */
export type Change = {
  /** What it happened to, such as `lead` or `person`; null for what happened to nothing that is stored. */
  readonly record: string | null;
  /** The log names leads and bookings by their reference, the history of a lead by its id. */
  readonly id: string | null;
  /** The event of a lead, or the act of the log. */
  readonly kind: string;
  /** Whose act it was; null for what nobody did who is signed in. */
  readonly personId: string | null;
  /** Who was given a lead by it; null where nobody was. */
  readonly givenTo: string | null;
  /** The number of the transaction that wrote it. */
  readonly transaction: bigint;
};

/** What was read at one moment: the newest rows of all, and the changes that were asked for. */
export type Reading = {
  readonly snapshot: Snapshot;
  readonly snapshotText: string;
  readonly newest: { readonly leadEvent: bigint; readonly auditLine: bigint };
  /** By the number of their transaction, then of their row. */
  readonly changes: readonly Change[];
  /** Whether there were more than MOST_CHANGES, of which some are left out. */
  readonly isCut: boolean;
};

/** More at a time are of no use to anybody who looks at a list, and would cost each open page. */
export const MOST_CHANGES = 100;

const whole = z.string().transform(BigInt);
const rowSchema = z.object({
  snapshot: z.string(),
  leadEvent: whole,
  auditLine: whole,
  changes: z.array(
    z.object({
      record: z.string().nullable(),
      id: z.string().nullable(),
      kind: z.string(),
      personId: z.string().nullable(),
      givenTo: z.string().nullable(),
      transaction: whole,
    }),
  ),
});

/** Other acts on a lead are in its history as well, which is told instead: these leave no line there. */
const IN_LOG_ALONE: readonly (LeadAct | 'delivery_hastened')[] = [
  'lead_erased',
  'person_data_erased',
  'delivery_hastened',
];

/** What strangers have written as often as they like: told, it would take the place of what people wait for. */
const OF_STRANGERS: readonly PeopleAct[] = ['sign_in_refused', 'sign_in_mail_asked'];

/**
 * The transaction that wrote the row, from the 32 bits of it that every row carries. So no column is stored for this, and
 * storing a lead costs nothing more. A row that was written within a savepoint would carry another number, and be missed;
 * nothing that writes these two tables uses one.
 */
const WRITTEN_BY = sql`lateral (
  select ((newest_transaction - row.xmin::text::bigint) >> 32 << 32) + row.xmin::text::bigint
) as written (by)`;

/** Reads what happened, from the tables that all acts are written to. */
export function createChangeReader(db: Kysely<Database>) {
  return {
    /** What can be seen now and could not at the cursor; without one, no changes. One statement, so one moment. */
    async read(after: LiveCursor | null): Promise<Reading> {
      const seen = after?.snapshotText ?? '1:1:';
      const { leadEvent, auditLine } = after?.floors ?? { leadEvent: 0n, auditLine: 0n };
      const { rows } = await sql`
        with moment as materialized (
          select pg_current_snapshot() as snapshot, ${seen}::pg_snapshot as seen, ${after !== null}::boolean as is_asked,
            -- Rows of earlier transactions were seen, which costs less to tell than by the snapshot.
            pg_snapshot_xmin(${seen}::pg_snapshot)::text::bigint as first_unseen,
            pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1 as newest_transaction
        ), fresh as (
          (select row.id as place, 'lead' as record, row.lead_id::text as id, row.kind,
            row.person_id::text as "personId", case when row.kind = 'assigned' then row.detail end as "givenTo",
            written.by
          from moment, lead_events as row, ${WRITTEN_BY}
          where is_asked and row.id > ${leadEvent.toString()}::bigint
            and written.by >= first_unseen and not pg_visible_in_snapshot(written.by::text::xid8, seen)
            and exists (select from leads where leads.id = row.lead_id and leads.origin = 'form')
          limit ${MOST_CHANGES + 1}::int)
          union all
          (select row.id, row.record_kind, row.record_id, row.act, row.person_id::text, null, written.by
          from moment, audit_log as row, ${WRITTEN_BY}
          where is_asked and row.id > ${auditLine.toString()}::bigint
            and row.act <> all(${[...OF_STRANGERS]}::text[])
            and (row.record_kind is distinct from 'lead' or row.act = any(${[...IN_LOG_ALONE]}::text[]))
            and written.by >= first_unseen and not pg_visible_in_snapshot(written.by::text::xid8, seen)
          limit ${MOST_CHANGES + 1}::int)
        )
        select snapshot::text,
          coalesce((select max(id) from lead_events), 0)::text as "leadEvent",
          coalesce((select max(id) from audit_log), 0)::text as "auditLine",
          coalesce((
            select jsonb_agg(jsonb_build_object('record', record, 'id', id, 'kind', kind,
              'personId', "personId", 'givenTo', "givenTo", 'transaction', by::text) order by by, place)
            from fresh
          ), '[]') as changes
        from moment`.execute(db);
      const { snapshot, changes, ...newest } = rowSchema.parse(rows[0]);
      return {
        snapshot: parseSnapshot(snapshot),
        snapshotText: snapshot,
        newest,
        changes: changes.slice(0, MOST_CHANGES),
        isCut: changes.length > MOST_CHANGES,
      };
    },
  };
}

/** Reads what happened. */
export type ChangeReader = ReturnType<typeof createChangeReader>;
