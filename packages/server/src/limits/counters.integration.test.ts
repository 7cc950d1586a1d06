import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createTestDatabase, fakeClock } from '../../test/index.ts';
import { systemClock } from '#/clock/clock.ts';

import { createCounters, LIMITS_TABLE } from './counters.ts';
import type { Queries } from './fail-fast-client.ts';

const SENDERS = 8;
const ROUNDS = 150;
const MINUTE_S = 60;
const DAY_MS = 24 * 60 * 60_000;
const limitOf = (key: string) => ({ key, most: SENDERS * ROUNDS, seconds: 24 * 60 * 60 });

test('many at once count and give back what they share, and none waits for another for ever', async () => {
  const { pool, close } = await createTestDatabase();
  onTestFinished(close);
  const failures: unknown[] = [];
  const client: Queries = {
    query: async (query) => {
      try {
        return await pool.query(query);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    },
  };
  const counters = createCounters({ client, clock: systemClock, log: pino({ enabled: false }) });
  // The rows are stored in another order than that in which each sender counts.
  await counters.count([limitOf('all')]);
  await counters.giveBack([limitOf('all')]);

  async function send(sender: number): Promise<void> {
    const counted = ['address', `mailbox ${sender}`, 'all'].map(limitOf);
    for (let nth = 0; nth < ROUNDS; nth += 1) {
      await counters.count(counted);
      await counters.giveBack(counted);
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)));

  expect(failures).toEqual([]);
  const { rows } = await pool.query(`select distinct points from ${LIMITS_TABLE}`);
  expect(rows).toEqual([{ points: 0 }]);
});

test('a clock that was ahead for a moment keeps nobody out once it is set right', async () => {
  const { pool, close } = await createTestDatabase();
  onTestFinished(close);
  const clock = fakeClock();
  const counters = createCounters({ client: pool, clock, log: pino({ enabled: false }) });
  const all = { key: 'lead:all', most: 2, seconds: MINUTE_S };
  clock.advance(DAY_MS);
  for (let nth = 0; nth <= all.most; nth += 1) await counters.count([all]);

  clock.advance(-DAY_MS);

  expect(await counters.count([all])).toBeNull();
  expect(await counters.count([all])).toBeNull();
  expect(await counters.count([all])).toEqual({ place: 0, waitMs: MINUTE_S * 1_000 });
});

test('replicas whose clocks differ by minutes count into one window', async () => {
  const { pool, close } = await createTestDatabase();
  onTestFinished(close);
  const clock = fakeClock();
  const counters = createCounters({ client: pool, clock, log: pino({ enabled: false }) });
  const all = { key: 'lead:all', most: 1, seconds: MINUTE_S };
  await counters.count([all]);

  clock.advance(-90_000);

  expect(await counters.count([all])).toEqual({ place: 0, waitMs: (MINUTE_S + 90) * 1_000 });
});
