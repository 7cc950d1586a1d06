import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database, DeliveryState } from '#/database/schema.ts';

import type { ClaimedDelivery, Follow } from './delivery.ts';

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

/** PostgreSQL refuses U+0000, and others may answer with it: what cannot be written down would be sent for ever. */
const toStorable = (text: string): string => text.replaceAll('\0', '');

/**
 * What has ended already is left alone, which is told, so that the end of an attempt can be written again when nobody knows whether
 * it was, and so that a sender whose lease ran out does not overrule the next one.
 */
async function settle(
  into: Kysely<Database>,
  { id, leadId, attempt }: ClaimedDelivery,
  { state = 'waiting', reply, error, nextAttemptAt, isCounted = true }: Changes,
  line: HistoryLine | null,
): Promise<boolean> {
  const update = into
    .updateTable('deliveries')
    .set({
      state,
      leased_until: null,
      holder: null,
      ...(state === 'waiting' ? {} : { settled_at: sql<Date>`now()` }),
      ...(reply === undefined ? {} : { reply: toStorable(reply) }),
      last_error: error === undefined ? null : toStorable(error),
      ...(nextAttemptAt === undefined ? {} : { next_attempt_at: nextAttemptAt }),
      ...(isCounted ? {} : { attempts: sql<number>`attempts - 1` }),
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('leased_until', 'is not', null)
    .where('attempts', '=', attempt)
    .returning('id');
  if (line === null || leadId === null) return (await update.execute()).length > 0;
  const written = await into
    // The lead before the delivery, as by who erases it: what is written into its history locks it, too.
    .with('lead', (query) =>
      query.selectFrom('leads').select('id').where('id', '=', leadId).forKeyShare(),
    )
    .with('settled', () => update.where(sql<boolean>`exists (select from lead)`))
    .insertInto('lead_events')
    .columns(['lead_id', 'kind', 'attempt', 'detail'])
    .expression((query) =>
      query
        .selectFrom('settled')
        .select([
          sql<string>`${leadId}::uuid`.as('lead_id'),
          sql<string>`${line.kind}::text`.as('kind'),
          sql<number>`${attempt}::int`.as('attempt'),
          sql<string>`${toStorable(line.detail)}::text`.as('detail'),
        ]),
    )
    .returning('id')
    .execute();
  return written.length > 0;
}

/** The lead first, as everybody locks it who changes what belongs to it. */
async function settleAndFollow(
  db: Kysely<Database>,
  delivery: ClaimedDelivery,
  { changes, line, follow }: { changes: Changes; line: HistoryLine; follow: Follow },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { leadId } = delivery;
    await trx.selectFrom('leads').select('id').where('id', '=', leadId).forNoKeyUpdate().execute();
    if (await settle(trx, delivery, changes, line)) await follow(trx, delivery);
  });
}

/** True of a delivery that was accepted; one that nobody needed any more is done too, with a reason and no reply. */
export const IS_ACCEPTED = sql<boolean>`(deliveries.state = 'done'
  and (deliveries.reply is not null or deliveries.last_error is null))`;

/** How far a delivery came, as it is shown: one that nobody needed any more was not accepted. */
export type ShownState = DeliveryState | 'unneeded';

/** The same in a statement. */
export const SHOWN_STATE = sql<ShownState>`(case
  when deliveries.state = 'done' and not ${IS_ACCEPTED} then 'unneeded' else deliveries.state end)`;

/** Ends attempts: each with the delivery's new state and the line in the lead's history in one statement. */
export function createSettlement(db: Kysely<Database>) {
  return {
    /** The receiver has it; what follows from that is written together with it. */
    async markDone(delivery: ClaimedDelivery, reply: string, follow?: Follow): Promise<void> {
      const line = { kind: `${delivery.kind}_done`, detail: reply };
      const changes = { state: 'done', reply } as const;
      if (follow === undefined) await settle(db, delivery, changes, line);
      else await settleAndFollow(db, delivery, { changes, line, follow });
    },

    /** Nothing was sent, and nothing will be; that is no history. */
    async markUnneeded(delivery: ClaimedDelivery, reason: string): Promise<void> {
      await settle(db, delivery, { state: 'done', error: reason }, null);
    },

    async markDead(delivery: ClaimedDelivery, reason: string): Promise<void> {
      const line = { kind: `${delivery.kind}_dead`, detail: reason };
      await settle(db, delivery, { state: 'dead', error: reason }, line);
    },

    /** Has it tried again after the delay. */
    async retry(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      const line = { kind: `${delivery.kind}_failed`, detail: reason };
      await settle(db, delivery, { error: reason, nextAttemptAt: inMs(delayMs) }, line);
    },

    /** Has it tried at its turn, after an attempt before that, which counts for nothing and is no history. */
    async keepTurn(delivery: ClaimedDelivery, turn: string, reason: string): Promise<void> {
      const nextAttemptAt = sql<Date>`${turn}::timestamptz`;
      await settle(db, delivery, { error: reason, nextAttemptAt, isCounted: false }, null);
    },

    /** Has it tried after the delay; what was not tried is not counted. */
    async postpone(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      await settle(
        db,
        delivery,
        { error: reason, nextAttemptAt: inMs(delayMs), isCounted: false },
        null,
      );
    },
  };
}
