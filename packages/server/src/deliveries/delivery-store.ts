import { sql, type Kysely } from 'kysely';

import type { Database, DeliveryState } from '#/database/schema.ts';

import type { ClaimedDelivery } from './delivery.ts';
import { isOrphaned, type LeaseOwner } from './lease-owner.ts';
import { createSettlement } from './settle-delivery.ts';

/** How long a sender may keep a delivery to itself while it lives; longer than any attempt and the record of it take. */
const LEASE = sql`interval '30 seconds'`;

/** The pause between two attempts that visitors cause by asking again. */
const ASKED_AGAIN = sql`interval '30 seconds'`;

type NewDelivery = {
  readonly leadId?: string;
  readonly bookingId?: string;
  readonly kind: string;
  readonly payload?: Record<string, unknown>;
};

type FoundDelivery = {
  readonly id: string;
  readonly state: DeliveryState;
  readonly isLeased: boolean;
};

/**
 * How one delivery is claimed for somebody who waits for it: `immediate` takes one that has not been tried yet, or not
 * for a while; `orphaned` takes over from a sender that died.
 */
export type ClaimMode = 'immediate' | 'orphaned';

/** Sets a lease that begins now; the next attempt is due when it runs out. */
const leased = (owner: LeaseOwner) => sql`
  leased_until = now() + ${LEASE}, next_attempt_at = now() + ${LEASE},
  holder = ${owner.number}, last_attempt_at = now(), attempts = attempts + 1`;

const CLAIMED = sql`
  deliveries.id, deliveries.kind, deliveries.lead_id as "leadId",
  deliveries.booking_id as "bookingId", deliveries.payload, deliveries.attempts as attempt,
  (extract(epoch from now() - deliveries.created_at) * 1000)::float8 as "ageMs",
  case when old.attempts > 0 and old.next_attempt_at > now() and old.leased_until is null
    then old.next_attempt_at::text end as turn`;

/** An earlier version leases without moving the next attempt, and may work beside this one. */
const IS_FREE = sql`(leased_until is null or leased_until <= now())`;

/** The outbox: what has to reach somebody outside, at least once. All changes of a delivery's state are made here. */
export function createDeliveryStore(db: Kysely<Database>) {
  return {
    ...createSettlement(db),

    /** Adds deliveries in the caller's transaction; they are due at once. */
    async add(trx: Kysely<Database>, deliveries: readonly NewDelivery[]): Promise<void> {
      await trx
        .insertInto('deliveries')
        .values(
          deliveries.map(({ leadId, bookingId, kind, payload }) => ({
            lead_id: leadId ?? null,
            booking_id: bookingId ?? null,
            kind,
            payload: payload === undefined ? null : JSON.stringify(payload),
          })),
        )
        .execute();
    },

    /** Leases up to `count` due deliveries of the kinds, those first that have been due longest. */
    async claimDue(
      kinds: readonly string[],
      count: number,
      owner: LeaseOwner,
    ): Promise<readonly ClaimedDelivery[]> {
      const { rows } = await sql<ClaimedDelivery>`
        with due as materialized (
          select found.id
          from unnest(${[...kinds]}::text[]) as wanted (kind)
          cross join lateral (
            select id, next_attempt_at from deliveries
            where state = 'waiting' and deliveries.kind = wanted.kind
              and next_attempt_at <= now() and ${IS_FREE}
            order by next_attempt_at
            limit ${count}
            for no key update skip locked
          ) as found
          order by found.next_attempt_at
          limit ${count}
        )
        update deliveries set ${leased(owner)}
        from due where deliveries.id = due.id
        returning ${CLAIMED}
      `.execute(db);
      return rows;
    },

    /** Leases one delivery out of turn; null when it is settled, held, leased to somebody else, or was just tried. */
    async claimNow(
      id: string,
      mode: ClaimMode,
      owner: LeaseOwner,
    ): Promise<ClaimedDelivery | null> {
      const isOurs = {
        immediate: sql`(${IS_FREE} and (next_attempt_at <= now() or last_attempt_at is null
          or last_attempt_at < now() - ${ASKED_AGAIN}) or ${isOrphaned(owner)})`,
        orphaned: isOrphaned(owner),
      };
      const { rows } = await sql<ClaimedDelivery>`
        update deliveries set ${leased(owner)}
        where id = ${id} and state = 'waiting' and ${isOurs[mode]}
        returning ${CLAIMED}
      `.execute(db);
      return rows[0] ?? null;
    },

    /** Makes the kinds' deliveries due at once whose senders died; tells how many. */
    async releaseOrphans(kinds: readonly string[], owner: LeaseOwner): Promise<number> {
      const { numAffectedRows } = await sql`
        update deliveries set next_attempt_at = now(), leased_until = null, holder = null
        where state = 'waiting' and kind = any(${[...kinds]}::text[])
          and next_attempt_at between now() and now() + ${LEASE} and ${isOrphaned(owner)}
      `.execute(db);
      return Number(numAffectedRows ?? 0n);
    },

    /** Has a lead's held deliveries sent, in the caller's transaction. */
    async release(trx: Kysely<Database>, leadId: string): Promise<void> {
      await trx
        .updateTable('deliveries')
        .set({ state: 'waiting', created_at: sql<Date>`now()`, next_attempt_at: sql<Date>`now()` })
        .where('lead_id', '=', leadId)
        .where('state', '=', 'held')
        .execute();
    },

    /** Has dead deliveries tried again, of one lead or of all, in the caller's transaction; gives the leads concerned. */
    async requeue(
      trx: Kysely<Database>,
      leadId: string | null,
    ): Promise<{ readonly count: number; readonly leadIds: readonly string[] }> {
      const requeued = await trx
        .updateTable('deliveries')
        .set({
          state: 'waiting',
          attempts: 0,
          created_at: sql<Date>`now()`,
          next_attempt_at: sql<Date>`now()`,
          last_attempt_at: null,
          settled_at: null,
        })
        .where('state', '=', 'dead')
        .$if(leadId !== null, (query) => query.where('lead_id', '=', leadId))
        .returning('lead_id')
        .execute();
      const leadIds = new Set(requeued.flatMap(({ lead_id }) => lead_id ?? []));
      return { count: requeued.length, leadIds: [...leadIds] };
    },

    /** A lead's delivery of that kind, and whether somebody is trying it; or null. */
    async findOfLead(leadId: string, kind: string): Promise<FoundDelivery | null> {
      const found = await db
        .selectFrom('deliveries')
        .select(['id', 'state', sql<boolean>`not ${IS_FREE}`.as('isLeased')])
        .where('lead_id', '=', leadId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return found ?? null;
    },
  };
}

/** The outbox. */
export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
