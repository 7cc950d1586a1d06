import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import type { Database } from '#/database/schema.ts';

import { createTestDatabase, explainClaim } from '../../test/index.ts';
import { createDeliveryStore } from './delivery-store.ts';
import { openWorkerSession } from './lease-owner.ts';
import { insertForLead } from './planned-delivery.ts';

const NOBODY = { number: 1, since: '2026-01-01' };

async function anOutbox() {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  return { db, pool, store: createDeliveryStore(db) };
}

/** Stores as many deliveries of a kind, the first of which has been due longest. */
async function storeDue(db: Kysely<Database>, kind: string, count: number): Promise<void> {
  await sql`insert into deliveries (kind, payload, next_attempt_at)
    select ${kind}, jsonb_build_object('number', number), now() - interval '1 hour' + number * interval '1 second'
    from generate_series(1, ${count}::int) as number`.execute(db);
}

async function theDelivery(db: Kysely<Database>) {
  return db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
}

test('claims what has been due longest first', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 3);
  await storeDue(db, 'provider', 3);
  const claimed = await store.claimDue(['visitor', 'provider'], 4, NOBODY);
  expect(claimed.map(({ payload }) => payload?.['number']).toSorted()).toEqual([1, 1, 2, 2]);
});

test('workers that claim at the same moment get different deliveries', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 40);
  const claims = await Promise.all(
    Array.from({ length: 4 }, async () => store.claimDue(['visitor'], 10, NOBODY)),
  );
  const ids = claims.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const rest = await store.claimDue(['visitor'], 40, NOBODY);
  expect(ids.length + rest.length).toBe(40);
});

test('claims neither what is due later nor what is held, settled or of another kind', async () => {
  const { db, store } = await anOutbox();
  await sql`insert into deliveries (kind, payload, state, next_attempt_at) values
    ('visitor', '{}', 'waiting', now() + interval '1 minute'), ('visitor', '{}', 'held', now()),
    ('visitor', '{}', 'done', now()), ('visitor', '{}', 'dead', now()), ('crm', '{}', 'waiting', now())
  `.execute(db);
  expect(await store.claimDue(['visitor'], 10, NOBODY)).toEqual([]);
});

test('a lease keeps a delivery from all others until it has run out', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 1);
  const [claimed] = await store.claimDue(['visitor'], 1, NOBODY);
  expect(claimed?.attempt).toBe(1);
  expect(await store.claimDue(['visitor'], 1, NOBODY)).toEqual([]);
  await sql`update deliveries set leased_until = now(), next_attempt_at = now()`.execute(db);
  const [again] = await store.claimDue(['visitor'], 1, NOBODY);
  expect(again).toMatchObject({ id: claimed?.id, attempt: 2 });
});

test('a lease is renewed while its attempt is under way, and by no earlier attempt', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 1);
  const [first] = await store.claimDue(['visitor'], 1, NOBODY);
  if (!first) throw new Error('nothing was claimed');
  const end = sql`update deliveries set leased_until = now(), next_attempt_at = now()`;
  await end.execute(db);
  await store.renewLease(first);
  expect(await store.claimDue(['visitor'], 1, NOBODY)).toEqual([]);
  await end.execute(db);
  const [second] = await store.claimDue(['visitor'], 1, NOBODY);
  await end.execute(db);
  await store.renewLease(first);
  expect(await store.claimDue(['visitor'], 1, NOBODY)).toMatchObject([{ id: second?.id }]);
});

test('leaves a delivery alone that an earlier version leased, until that lease has run out', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 1);
  await sql`update deliveries set leased_until = now() + interval '20 seconds'`.execute(db);
  expect(await store.claimDue(['visitor'], 1, NOBODY)).toEqual([]);
});

test('a sender whose lease ran out does not overrule the next one', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 1);
  const [first] = await store.claimDue(['visitor'], 1, NOBODY);
  await sql`update deliveries set leased_until = now(), next_attempt_at = now()`.execute(db);
  const [second] = await store.claimDue(['visitor'], 1, NOBODY);
  if (!first || !second) throw new Error('nothing was claimed');
  await store.markDead(first, 'too late');
  expect(await theDelivery(db)).toMatchObject({ state: 'waiting', last_error: null });
  await store.markDone(second, '250 OK');
  expect(await theDelivery(db)).toMatchObject({ state: 'done', reply: '250 OK' });
});

test('a lead is erased while its delivery is ended, and neither fails for the other', async () => {
  const { db, pool, store } = await anOutbox();
  await sql`with lead as (
    insert into leads (reference, contacts) values ('AAAA-1111', '{"email": "anna@example.com"}') returning id
  ) ${insertForLead([{ kind: 'visitor', delayMs: 0 }], { isHeld: false })}`.execute(db);
  const [claimed] = await store.claimDue(['visitor'], 1, NOBODY);
  if (!claimed) throw new Error('nothing was claimed');
  const eraser = await pool.connect();
  onTestFinished(() => eraser.release());
  await eraser.query('begin');
  await eraser.query('select from leads for update');

  const done = store.markDone(claimed, '250 OK');
  // Heard from the start: it may fail before the lead is gone.
  const ended = expect(done).resolves.toBeUndefined();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await eraser.query('delete from leads');
  await eraser.query('commit');

  await ended;
  expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([]);
});

test('makes due at once what a process had leased that died, and nothing of one that lives', async () => {
  const { db, pool, store } = await anOutbox();
  await storeDue(db, 'visitor', 2);
  const [dying, living, ours] = [
    await openWorkerSession(pool),
    await openWorkerSession(pool),
    await openWorkerSession(pool),
  ];
  onTestFinished(living.close);
  onTestFinished(ours.close);
  await store.claimDue(['visitor'], 1, await dying.owner());
  await store.claimDue(['visitor'], 1, await living.owner());
  expect(await store.releaseOrphans(['visitor'], await ours.owner())).toBe(0);
  await dying.close();
  await expect.poll(async () => store.releaseOrphans(['visitor'], await ours.owner())).toBe(1);
  const claimed = await store.claimDue(['visitor'], 2, await ours.owner());
  expect(claimed.map(({ payload }) => payload?.['number'])).toEqual([1]);
});

test('somebody who asks again and again causes one attempt in thirty seconds', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 1);
  const { id } = await theDelivery(db);
  const first = await store.claimNow(id, 'immediate', NOBODY);
  if (!first) throw new Error('it was not claimed');
  await store.retry(first, '451 later', 5_000);
  expect(await store.claimNow(id, 'immediate', NOBODY)).toBeNull();
  await sql`update deliveries set last_attempt_at = now() - interval '31 seconds'`.execute(db);
  expect(await store.claimNow(id, 'immediate', NOBODY)).toMatchObject({ attempt: 2 });
});

test('what was not tried counts as no attempt and waits as long as it is told to', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'crm', 1);
  const [claimed] = await store.claimDue(['crm'], 1, NOBODY);
  if (!claimed) throw new Error('nothing was claimed');
  await store.postpone(claimed, 'the CRM rests', 60_000);
  expect(await theDelivery(db)).toMatchObject({ attempts: 0, leased_until: null });
  expect(await store.claimDue(['crm'], 1, NOBODY)).toEqual([]);
});

test('each delivery that follows from a lead has a delay of its own', async () => {
  const { db } = await anOutbox();
  const contacts = JSON.stringify({ contactName: 'Anna', email: 'anna@example.com' });
  const planned = [
    { kind: 'visitor', delayMs: 5_000 },
    { kind: 'provider', delayMs: 0 },
    { kind: 'reminder', delayMs: 60_000 },
  ];
  await sql`with lead as (
    insert into leads (reference, contacts) values ('AAAA-1111', ${contacts}) returning id
  ) ${insertForLead(planned, { isHeld: false })}`.execute(db);
  const { rows } = await sql`select kind, state,
    extract(epoch from next_attempt_at - created_at)::float8 * 1000 as "delayMs"
    from deliveries order by id`.execute(db);
  expect(rows).toEqual(planned.map(({ kind, delayMs }) => ({ kind, delayMs, state: 'waiting' })));
});

test('an attempt out of turn that fails leaves the turn where it was, uncounted', async () => {
  const { db, store } = await anOutbox();
  await storeDue(db, 'visitor', 1);
  await sql`update deliveries set attempts = 3, last_attempt_at = now() - interval '31 seconds',
    next_attempt_at = now() + interval '1 hour'`.execute(db);
  const before = await theDelivery(db);
  const claimed = await store.claimNow(before.id, 'immediate', NOBODY);
  if (!claimed?.turn) throw new Error('it was not claimed out of turn');
  await store.keepTurn(claimed, claimed.turn, '451 later');
  expect(await theDelivery(db)).toMatchObject({
    attempts: 3,
    next_attempt_at: before.next_attempt_at,
    leased_until: null,
  });
});

test('a claim of a kind of which nothing is due reads nothing of what is due of others', async () => {
  const { db } = await anOutbox();
  await storeDue(db, 'provider', 20_000);
  await sql`analyze deliveries`.execute(db);
  const read = await db.transaction().execute(async (trx) => {
    await createDeliveryStore(trx).claimDue(['crm'], 20, NOBODY);
    const { rows } = await sql<{ read: number }>`select
      pg_stat_get_xact_tuples_fetched('deliveries'::regclass)::int
      + pg_stat_get_xact_tuples_returned('deliveries'::regclass)::int as read`.execute(trx);
    return rows[0]?.read;
  });
  expect(read).toBeLessThan(10);
});

test('a claim reads a large table by its indexes alone, with its statistics and without', async () => {
  const { db, pool } = await anOutbox();
  await storeDue(db, 'visitor', 50_000);
  const kinds = ['visitor', 'provider'];
  const byIndexes = ['deliveries_due', 'deliveries_pkey'];
  expect(await explainClaim(pool, kinds, 20)).toEqual(byIndexes);
  await sql`update deliveries set state = 'done' where (payload ->> 'number')::int > 20`.execute(
    db,
  );
  await sql`analyze deliveries`.execute(db);
  expect(await explainClaim(pool, kinds, 20)).toEqual(byIndexes);
});
