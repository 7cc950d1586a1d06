import { sql, type Kysely, type RawBuilder } from 'kysely';
import { z } from 'zod';

import type { Database, DeliveryState } from '#/database/schema.ts';

import { type DeliveryDefinition, showKind, type ShownKind } from './define-delivery.ts';
import { type DeliveryHealth, readHealth } from './delivery-health.ts';
import { IS_SCHEDULED, IS_UNWANTED } from './requeue-deliveries.ts';
import { PACES } from './retry-schedule.ts';
import { IS_ACCEPTED } from './settle-delivery.ts';

/** A delivery as people see it, with what it is about. */
export type ArchivedDelivery = ShownKind & {
  readonly id: string;
  readonly kind: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** When it was first wanted. */
  readonly createdAt: Date;
  readonly nextAttemptAt: Date;
  readonly lastAttemptAt: Date | null;
  readonly settledAt: Date | null;
  /** What the receiver said when it took it. */
  readonly reply: string | null;
  /** What was said of the last attempt that failed. */
  readonly lastError: string | null;
  /** Whether somebody is trying it now. */
  readonly isUnderWay: boolean;
  /** Whether its first attempt has a time that is still to come. */
  readonly isScheduled: boolean;
  /** Whether it is a mail that nobody writes to the visitor any more, which is not tried again. */
  readonly isUnwanted: boolean;
  /** Of the lead or the booking; null for a call to the CRM that came without either. */
  readonly about: 'lead' | 'trial' | 'booking' | null;
  readonly reference: string | null;
  /** The person's, or null where it is not told. */
  readonly name: string | null;
};

/** What has waited longest, and for how many milliseconds in all it is tried; null for a kind that is not known. */
export type LongestWait = ArchivedDelivery & { readonly limitMs: number | null };

/** How many deliveries of a kind are in a state. */
export type DeliveryCount = ShownKind & {
  readonly kind: string;
  readonly state: 'waiting' | 'dead';
  readonly count: number;
  /** How many of them can be sent again. */
  readonly again: number;
};

/** A page of deliveries; `next` is the place after it, or null at its end. */
export type DeliveryPage = {
  readonly rows: readonly ArchivedDelivery[];
  readonly next: string | null;
};

type Stored<Shown extends ShownKind> = Omit<Shown, keyof ShownKind>;
type Wanted = { readonly place?: string | null; readonly size: number };

/** Dead letters with the newest first, what waits with the oldest first, and what was accepted today with the newest first. */
const LISTS = {
  dead: { at: 'settled_at', order: sql`desc`, isBeyond: sql`<` },
  waiting: { at: 'created_at', order: sql`asc`, isBeyond: sql`>` },
  accepted: { at: 'settled_at', order: sql`desc`, isBeyond: sql`<` },
} as const;

type List = keyof typeof LISTS;

const placeSchema = z
  .string()
  .transform((text) => text.split('~'))
  // PostgreSQL knows no year 0.
  .pipe(z.tuple([z.iso.datetime({ precision: 6 }).regex(/^[12]/), z.guid()]));

/** Trial leads wait for seconds and have a figure of their own; those that were given up are dead letters like all others. */
const IS_REAL = sql`origin is distinct from 'heartbeat'`;

const ROW = sql`
  deliveries.id, deliveries.kind, deliveries.state, deliveries.attempts, deliveries.created_at as "createdAt",
  next_attempt_at as "nextAttemptAt", last_attempt_at as "lastAttemptAt", settled_at as "settledAt", reply,
  last_error as "lastError", coalesce(leased_until > now(), false) as "isUnderWay", ${IS_SCHEDULED} as "isScheduled",
  ${IS_UNWANTED} as "isUnwanted",
  case when origin = 'heartbeat' then 'trial' when leads.id is not null then 'lead'
    when bookings.id is not null then 'booking' end as about,
  coalesce(leads.reference, bookings.reference) as reference,
  coalesce(leads.contact_name, bookings.details ->> 'name', payload ->> 'contactName', payload ->> 'name') as name`;

const ABOUT = sql`
  left join leads on leads.id = deliveries.lead_id
  left join bookings on bookings.id = deliveries.booking_id`;

async function countDeliveries(
  db: Kysely<Database>,
  definitions: readonly DeliveryDefinition[],
): Promise<readonly DeliveryCount[]> {
  const { rows } = await sql<Stored<DeliveryCount>>`
    select deliveries.kind, 'dead' as state, count(*)::int as count,
      count(*) filter (where not ${IS_UNWANTED})::int as again
    from deliveries where state = 'dead' group by kind
    union all
    select deliveries.kind, 'waiting', count(*)::int, 0
    from deliveries left join leads on leads.id = lead_id
    where state = 'waiting' and ${IS_REAL} group by kind
    order by kind`.execute(db);
  return rows.map((row) => showKind(definitions, row));
}

/** Reads what has to reach somebody outside, for those who look after it; kinds are those of the definitions. */
export function createDeliveryArchive(
  db: Kysely<Database>,
  definitions: readonly DeliveryDefinition[],
) {
  const kinds = definitions.map(({ kind }) => kind);

  async function list(
    name: List,
    only: RawBuilder<unknown>,
    wanted: Wanted,
  ): Promise<DeliveryPage> {
    const { order, isBeyond } = LISTS[name];
    const at = sql.ref(`deliveries.${LISTS[name].at}`);
    const [from, id] = placeSchema.safeParse(wanted.place ?? '').data ?? [null, null];
    const { rows: found } = await sql<Stored<ArchivedDelivery> & { at: string }>`
      select ${ROW}, to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
      from deliveries ${ABOUT}
      where ${only} and (${from}::timestamptz is null
        or (${at}, deliveries.id) ${isBeyond} (${from}::timestamptz, ${id}::uuid))
      order by ${at} ${order}, deliveries.id ${order}
      limit ${wanted.size + 1}`.execute(db);
    const rows = found.slice(0, wanted.size);
    const last = found.length > wanted.size ? rows.at(-1) : undefined;
    return {
      rows: rows.map(({ at: _at, ...row }) => showKind(definitions, row)),
      next: last === undefined ? null : `${last.at}~${last.id}`,
    };
  }

  const waiting = (wanted: Wanted) =>
    list('waiting', sql`deliveries.state = 'waiting' and ${IS_REAL}`, wanted);

  return {
    /** Dead letters, newest first. */
    dead: (wanted: Wanted) => list('dead', sql`deliveries.state = 'dead'`, wanted),

    /** What waits for its next attempt, oldest first; trial leads are left out. */
    waiting,

    /** What was accepted since midnight in a zone, newest first; trial leads are left out. */
    accepted(zone: string, wanted: Wanted): Promise<DeliveryPage> {
      const isOfToday = sql`${IS_ACCEPTED} and deliveries.kind = any(${kinds}::text[])
        and settled_at >= date_trunc('day', now(), ${zone}) and ${IS_REAL}`;
      return list('accepted', isOfToday, wanted);
    },

    /** How many are dead letters and how many wait, of each kind of which there are some. */
    counts: () => countDeliveries(db, definitions),

    /** Whether trial leads, mails and calls to the CRM come through, and what has waited longest. */
    async health(zone: string): Promise<DeliveryHealth & { readonly longest: LongestWait | null }> {
      const [health, { rows }] = await Promise.all([
        readHealth(db, { definitions, zone }),
        waiting({ size: 1 }),
      ]);
      const [first] = rows;
      if (first === undefined) return { ...health, longest: null };
      const found = definitions.find(({ kind }) => kind === first.kind);
      return { ...health, longest: { ...first, limitMs: found ? PACES[found.lane].limit : null } };
    },
  };
}
