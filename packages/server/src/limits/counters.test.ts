import { fakeClock } from '@high-street/server/testing';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createCounters } from './counters.ts';

const MAILBOX = { key: 'lead-email:anna', most: 2, seconds: 24 * 60 * 60 };
const MANY_TRIES = 4;
const MONTH_MS = 30 * 24 * 60 * 60_000;

/** Counters on a database that answers each query as it is told to. */
function setUp() {
  const clock = fakeClock();
  const database = { isAway: false, isFull: false, asked: 0 };
  const client = {
    query: async () => {
      if (database.isAway) throw new Error('away');
      database.asked += 1;
      const expires = clock.now().getTime() + MAILBOX.seconds * 1_000;
      return { rows: database.isFull ? [{ place: 1, expires }] : [] };
    },
  };
  const counters = createCounters({ client, clock, log: pino({ enabled: false }) });
  return { counters, clock, database, count: () => counters.count([MAILBOX]) };
}

test('refuses by itself only while the database is away', async () => {
  const { counters, database, count } = setUp();
  database.isAway = true;
  const answers = [];
  for (let nth = 0; nth < MANY_TRIES; nth += 1) answers.push(await count());
  expect(answers.map((refusal) => refusal?.place ?? null)).toEqual([null, null, 0, 0]);

  database.isAway = false;

  expect(counters.findBlocked([MAILBOX])).toBeNull();
  expect(await count()).toBeNull();
});

test('gives back in this process what was counted there', async () => {
  const { counters, database, count } = setUp();
  database.isAway = true;
  for (let nth = 0; nth < MANY_TRIES; nth += 1) {
    expect(await count()).toBeNull();
    await counters.giveBack([MAILBOX]);
  }
  await count();

  database.isAway = false;
  await counters.giveBack([MAILBOX]);
  database.isAway = true;

  expect([await count(), await count()]).toEqual([null, null]);
  expect(await count()).not.toBeNull();
});

test('asks the database no more once it refused, until something is given back', async () => {
  const { counters, database, count } = setUp();
  database.isFull = true;
  for (let nth = 0; nth < MANY_TRIES; nth += 1) expect(await count()).not.toBeNull();
  expect(database.asked).toBe(1);

  await counters.giveBack([MAILBOX]);
  database.isFull = false;

  expect(await count()).toBeNull();
});

test('counts anew in this process once a clock that was ahead is set right', async () => {
  const { clock, database, count } = setUp();
  database.isAway = true;
  clock.advance(MONTH_MS);
  for (let nth = 0; nth < MANY_TRIES; nth += 1) await count();

  clock.advance(-MONTH_MS);

  expect([await count(), await count()]).toEqual([null, null]);
  expect(await count()).not.toBeNull();
});
