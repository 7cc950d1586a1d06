import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database, DeliveryState } from '#/database/schema.ts';

import type { ClaimedDelivery } from './delivery.ts';

type Changes = {
  readonly state?: DeliveryState;
  readonly reply?: string;
  readonly error?: string;
  readonly nextAttemptAt?: RawBuilder<Date>;
  /** Whether it counts as an attempt. */
  readonly isCounted?: boolean;
};

type HistoryLine = { readonly kind: string; readonly detail: string };

const inMs = (delayMs: number) => sql<Date>`now() + ${delayMs} * interval '1 millisecond'`;

/** Ends attempts: each with the delivery's new state and the line in the lead's history in one statement. */
export function createSettlement(db: Kysely<Database>) {
  /**
   * What has ended already is left alone, so that the end of an attempt can be written again when nobody knows whether
   * it was, and so that a sender whose lease ran out does not overrule the next one.
   */
  async function settle(
    { id, leadId, attempt }: ClaimedDelivery,
    { state = 'waiting', reply, error, nextAttemptAt, isCounted = true }: Changes,
    line: HistoryLine | null,
  ): Promise<void> {
    const update = db
      .updateTable('deliveries')
      .set({
        state,
        leased_until: null,
        holder: null,
        ...(state === 'waiting' ? {} : { settled_at: sql<Date>`now()` }),
        ...(reply === undefined ? {} : { reply }),
        last_error: error ?? null,
        ...(nextAttemptAt === undefined ? {} : { next_attempt_at: nextAttemptAt }),
        ...(isCounted ? {} : { attempts: sql<number>`attempts - 1` }),
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('leased_until', 'is not', null)
      .where('attempts', '=', attempt)
      .returning('id');
    if (line === null || leadId === null) return void (await update.execute());
    await db
      .with('settled', () => update)
      .insertInto('lead_events')
      .columns(['lead_id', 'kind', 'attempt', 'detail'])
      .expression((query) =>
        query
          .selectFrom('settled')
          .select([
            sql<string>`${leadId}::uuid`.as('lead_id'),
            sql<string>`${line.kind}::text`.as('kind'),
            sql<number>`${attempt}::int`.as('attempt'),
            sql<string>`${line.detail}::text`.as('detail'),
          ]),
      )
      .execute();
  }

  return {
    async markDone(delivery: ClaimedDelivery, reply: string): Promise<void> {
      const line = { kind: `${delivery.kind}_done`, detail: reply };
      await settle(delivery, { state: 'done', reply }, line);
    },

    async markDead(delivery: ClaimedDelivery, reason: string): Promise<void> {
      const line = { kind: `${delivery.kind}_dead`, detail: reason };
      await settle(delivery, { state: 'dead', error: reason }, line);
    },

    /** Has it tried again after the delay. */
    async retry(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      const line = { kind: `${delivery.kind}_failed`, detail: reason };
      await settle(delivery, { error: reason, nextAttemptAt: inMs(delayMs) }, line);
    },

    /** Has it tried at its turn, after an attempt before that, which counts for nothing and is no history. */
    async keepTurn(delivery: ClaimedDelivery, turn: string, reason: string): Promise<void> {
      const nextAttemptAt = sql<Date>`${turn}::timestamptz`;
      await settle(delivery, { error: reason, nextAttemptAt, isCounted: false }, null);
    },

    /** Has it tried after the delay; what was not tried is not counted. */
    async postpone(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      await settle(
        delivery,
        { error: reason, nextAttemptAt: inMs(delayMs), isCounted: false },
        null,
      );
    },
  };
}
