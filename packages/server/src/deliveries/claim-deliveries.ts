import { sql, type Kysely } from 'kysely';

import { PLANNED_ANEW } from '#/database/prepared-statements.ts';
import type { Database } from '#/database/schema.ts';

import type { ClaimedDelivery } from './delivery.ts';
import { isOrphaned, type LeaseOwner } from './lease-owner.ts';

/** For how long a delivery is its sender's alone while that lives; an attempt that takes longer has it renewed. */
const LEASE = sql`interval '30 seconds'`;

/** The pause between two attempts that visitors cause by asking again. */
const ASKED_AGAIN = sql`interval '30 seconds'`;

/**
 * How one delivery is claimed for somebody who waits for it: `immediate` takes one that has not been tried yet, or not
 * for a while; `orphaned` takes over from a sender that died.
 */
export type ClaimMode = 'immediate' | 'orphaned';

/** A lease begins now; the next attempt is due when it runs out. */
const FROM_NOW = sql`leased_until = now() + ${LEASE}, next_attempt_at = now() + ${LEASE}`;

const leased = (owner: LeaseOwner) => sql`
  ${FROM_NOW}, holder = ${owner.number}, last_attempt_at = now(), attempts = attempts + 1`;

const CLAIMED = sql`
  deliveries.id, deliveries.kind, deliveries.lead_id as "leadId",
  deliveries.booking_id as "bookingId", deliveries.part_id as "partId", deliveries.payload, deliveries.attempts as attempt,
  coalesce(deliveries.resends, 0) as resends,
  (extract(epoch from now() - deliveries.created_at) * 1000)::float8 as "ageMs",
  case when old.attempts > 0 and old.next_attempt_at > now() and old.leased_until is null
    then old.next_attempt_at::text end as turn`;

/** True of a delivery that nobody has; an earlier version leases without moving the next attempt, and may work beside this one. */
export const IS_FREE = sql`(leased_until is null or leased_until <= now())`;

/** Selects up to `count` due deliveries of the kinds, those first that have been due longest, and locks them. */
const selectDue = (kinds: readonly string[], count: number) => sql`
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
  limit ${count}`;

/** Begins attempts: each with a lease, written by the statement that finds what is due. */
export function createClaims(db: Kysely<Database>) {
  return {
    /** Leases up to `count` due deliveries of the kinds, those first that have been due longest. */
    async claimDue(
      kinds: readonly string[],
      count: number,
      owner: LeaseOwner,
    ): Promise<readonly ClaimedDelivery[]> {
      const { rows } = await sql<ClaimedDelivery>`${PLANNED_ANEW}
        with due as materialized (${selectDue(kinds, count)})
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

    /** Has the lease of an attempt that is still under way begin anew. */
    async renewLease({ id, attempt }: ClaimedDelivery): Promise<void> {
      await sql`update deliveries set ${FROM_NOW}
        where id = ${id} and state = 'waiting' and leased_until is not null and attempts = ${attempt}
      `.execute(db);
    },

    /** Makes the kinds' deliveries due at once whose senders died; returns how many. */
    async releaseOrphans(kinds: readonly string[], owner: LeaseOwner): Promise<number> {
      const { numAffectedRows } = await sql`${PLANNED_ANEW}
        update deliveries set next_attempt_at = now(), leased_until = null, holder = null
        where state = 'waiting' and kind = any(${[...kinds]}::text[])
          and next_attempt_at between now() and now() + ${LEASE} and ${isOrphaned(owner)}
      `.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}
