import { createTestDatabase, fakeClock, type TestDatabase } from '@high-street/server/testing';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';

import { aKey, anEnquiry } from './lead-builder.ts';
import { post, startTestApp } from './test-app.ts';

const LOCK = 1;
/** Fewer waiting queries than have leads refused, and more. */
const BUSY = 100;
const FLOOD = 400;
/** For so long the database keeps a claim waiting; the rest after it is four times as long. */
const CLAIM_MS = 1_000;
const REST_MS = 4_000;
const LANES = 2;
/** Between looks for what is due. */
const POLL_MS = 1_000;
/** Of a test's database, without the one that tells that the worker lives. */
const FREE_CONNECTIONS = 3;
const OFTEN = { interval: 5 };

/** A database whose pool keeps what waits for a connection for as long as the test takes. */
async function aPatientDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  database.pool.options.connectionTimeoutMillis = 0;
  return database;
}

/** Keeps every connection of the pool busy, with so many queries, until `release`. */
async function occupy({ url, pool }: TestDatabase, queries: number) {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('select pg_advisory_lock($1)', [LOCK]);
  const done = Promise.all(
    Array.from({ length: queries }, () =>
      pool.query('select pg_advisory_xact_lock_shared($1)', [LOCK]),
    ),
  );
  done.catch(() => undefined);
  return {
    release: async (): Promise<void> => {
      await holder.query('select pg_advisory_unlock($1)', [LOCK]);
      await done;
    },
  };
}

test('at a flood deliveries give way first, then leads are refused and told when to come back', async () => {
  const database = await aPatientDatabase();
  const { db, pool } = database;
  const clock = fakeClock();
  const sleep = vi.spyOn(clock, 'sleep');
  /** Lets go on what waits for no time at all, until it holds. */
  const comesAbout = (what: () => unknown) => expect.poll(() => (clock.advance(0), what()), OFTEN);
  const countSleeps = (ms: number) => sleep.mock.calls.filter(([asked]) => asked === ms).length;
  const listAttempts = (reference: string) =>
    db
      .selectFrom('deliveries')
      .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
      .select('attempts')
      .where('reference', '=', reference)
      .execute();
  const { app } = await startTestApp({ database, clock, isWorking: true });
  const send = (email: string, key = aKey()) =>
    post(app, '/api/leads', { contacts: anEnquiry({ email }) }, key);
  await comesAbout(() => countSleeps(100)).toBe(LANES);
  clock.advance(100);
  await comesAbout(() => countSleeps(POLL_MS)).toBe(LANES);

  // Busy: what is claimed and what comes in waits alike, and nobody is refused.
  const busy = await occupy(database, BUSY);
  const waiting = BUSY - FREE_CONNECTIONS;
  await comesAbout(() => pool.waitingCount).toBe(waiting);
  clock.advance(POLL_MS);
  await comesAbout(() => pool.waitingCount).toBe(waiting + LANES);
  const first = send('first@example.com');
  await comesAbout(() => pool.waitingCount).toBe(waiting + LANES + 1);
  clock.advance(CLAIM_MS);
  await busy.release();
  expect((await first).statusCode).toBe(201);

  // Deliveries rest after that, while leads are taken as ever.
  await comesAbout(() => countSleeps(REST_MS)).toBe(LANES);
  const second = await send('second@example.com');
  expect(second.statusCode).toBe(201);
  clock.advance(REST_MS - 1);

  // A flood: only now are leads refused, and deliveries still rest.
  const flood = await occupy(database, FLOOD);
  const key = aKey();
  const refused = await send('third@example.com', key);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  await flood.release();
  const { reference } = second.json<{ reference: string }>();
  expect(await listAttempts(reference)).toEqual([{ attempts: 0 }, { attempts: 0 }]);

  // After it leads are taken first, and then what waited is delivered.
  expect((await send('third@example.com', key)).statusCode).toBe(201);
  expect(await listAttempts(reference)).toEqual([{ attempts: 0 }, { attempts: 0 }]);
  clock.advance(1);
  const listWaiting = () =>
    db
      .selectFrom('deliveries')
      .select('kind')
      .where('kind', '=', 'provider')
      .where('state', '<>', 'done')
      .execute();
  await comesAbout(listWaiting).toEqual([]);
});
