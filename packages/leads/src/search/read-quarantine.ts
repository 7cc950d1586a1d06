import type { Database } from '@high-street/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { DESK_LEAD_COLUMNS, type DeskLead } from './desk-lead.ts';
import { VIEWS } from './lead-filter.ts';
import { readPlace, writePlace, type LeadKey } from './lead-place.ts';

/** What the room for quarantine shows: what is kept, everything in the bin, or what was let out. */
export const QUARANTINE_VIEWS = ['kept', 'bin', 'released'] as const;

/** One of the views of the room for quarantine. */
export type QuarantineView = (typeof QUARANTINE_VIEWS)[number];

/** Some leads of a view, the newest to come into it first, and how many are kept for each reason. */
export type QuarantinePage = {
  readonly rows: readonly DeskLead[];
  readonly next: string | null;
  readonly reasons: Readonly<Record<string, number>>;
};

export type QuarantineQuery = {
  readonly view: QuarantineView;
  readonly place?: string | null;
  readonly size: number;
};

type Shown = { readonly where: RawBuilder<boolean>; readonly by: RawBuilder<Date> };

const SHOWN: Readonly<Record<QuarantineView, Shown>> = {
  kept: { where: VIEWS.quarantine, by: sql`leads.created_at` },
  bin: {
    where: sql`leads.origin = 'form' and leads.binned_at is not null`,
    by: sql`leads.binned_at`,
  },
  released: {
    where: sql`leads.origin = 'form' and leads.binned_at is null and leads.released_at is not null`,
    by: sql`leads.released_at`,
  },
};

async function readReasons(db: Kysely<Database>): Promise<Record<string, number>> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from leads, unnest(leads.quarantine_reasons) as reason
    where ${VIEWS.quarantine} group by reason order by count desc, reason`.execute(db);
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

/** Some leads of a view, from the place on that the page before gives as `next`; any other place gives the first page. */
export async function readQuarantine(
  db: Kysely<Database>,
  of: QuarantineQuery,
): Promise<QuarantinePage> {
  const { where, by } = SHOWN[of.view];
  const place = readPlace(of.view, of.place ?? null);
  const isBeyond =
    place === null
      ? sql`true`
      : sql`(${by}, leads.id) < (${place.at}::timestamptz, ${place.id}::uuid)`;
  const [{ rows: found }, reasons] = await Promise.all([
    sql<DeskLead & LeadKey>`
      select ${DESK_LEAD_COLUMNS},
        to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from leads where ${where} and ${isBeyond}
      order by ${by} desc, leads.id desc limit ${of.size + 1}::int`.execute(db),
    readReasons(db),
  ]);
  const shown = found.slice(0, of.size);
  const last = found.length > of.size ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ at: _at, ...lead }) => lead),
    next: last === undefined ? null : writePlace(of.view, { ...last, goes: 'on' }),
    reasons,
  };
}
