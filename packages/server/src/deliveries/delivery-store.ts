import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';

import { createClaims, IS_FREE } from './claim-deliveries.ts';
import { createMailNotes } from './let-mail-through.ts';
import { requeueing } from './requeue-deliveries.ts';
import { createSettlement, SHOWN_STATE, type ShownState } from './settle-delivery.ts';

type NewDelivery = {
  readonly leadId?: string;
  readonly bookingId?: string;
  readonly kind: string;
  readonly payload?: Record<string, unknown>;
  readonly partId?: string;
  /** When it is first due; at once when absent. */
  readonly dueAt?: Date;
};

type FoundDelivery = {
  readonly id: string;
  readonly state: ShownState;
  readonly isLeased: boolean;
};

const HAS_NO_RECORD = sql`lead_id is null and booking_id is null`;

/** Removes calls that came without a lead or a booking. */
function createCallRemoval(db: Kysely<Database>) {
  return {
    /** Removes, in the caller's transaction, calls of the kind that came without a lead and whose payload names such an address. */
    async removeCalls(
      trx: Kysely<Database>,
      kind: string,
      isAbout: (email: string) => boolean,
    ): Promise<void> {
      const isCall = sql`${HAS_NO_RECORD} and kind = ${kind}`;
      const { rows } = await sql<{ email: string }>`
        select distinct payload ->> 'email' as email from deliveries
        where ${isCall} and jsonb_typeof(payload -> 'email') = 'string'`.execute(trx);
      const emails = rows.flatMap(({ email }) => (isAbout(email) ? email : []));
      if (emails.length === 0) return;
      await sql`delete from deliveries
        where ${isCall} and payload ->> 'email' = any(${emails}::text[])`.execute(trx);
    },

    /** Removes calls that came without a record so many months ago. */
    async removeOldCalls(months: number): Promise<void> {
      await sql`delete from deliveries where ${HAS_NO_RECORD}
        and created_at < now() - ${months} * interval '1 month'`.execute(db);
    },
  };
}

/** The outbox: what has to reach somebody outside, at least once. All changes of a delivery's state are made here. */
export function createDeliveryStore(db: Kysely<Database>) {
  return {
    ...createClaims(db),
    ...createSettlement(db),
    ...createMailNotes(db),
    ...requeueing,
    ...createCallRemoval(db),

    /** Adds deliveries in the caller's transaction. */
    async add(trx: Kysely<Database>, deliveries: readonly NewDelivery[]): Promise<void> {
      await trx
        .insertInto('deliveries')
        .values(
          deliveries.map(({ leadId, bookingId, kind, payload, partId, dueAt }) => ({
            lead_id: leadId ?? null,
            booking_id: bookingId ?? null,
            kind,
            payload: payload === undefined ? null : JSON.stringify(payload),
            part_id: partId ?? null,
            next_attempt_at: dueAt ?? sql<Date>`now()`,
          })),
        )
        .execute();
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

    /** A lead's delivery of that kind, and whether somebody is trying it; or null. */
    async findOfLead(leadId: string, kind: string): Promise<FoundDelivery | null> {
      const found = await db
        .selectFrom('deliveries')
        .select(['id', SHOWN_STATE.as('state'), sql<boolean>`not ${IS_FREE}`.as('isLeased')])
        .where('lead_id', '=', leadId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return found ?? null;
    },
  };
}

/** The outbox. */
export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
