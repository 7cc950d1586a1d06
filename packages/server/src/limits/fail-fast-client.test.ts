import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { createFailFastClient } from './fail-fast-client.ts';

const QUERY = { text: 'select 1' };

function setUp(query: () => Promise<unknown>) {
  const clock = fakeClock();
  const told: unknown[] = [];
  let asked = 0;
  const pool = {
    query: () => {
      asked += 1;
      return query();
    },
  };
  const client = createFailFastClient(pool, { clock, onAway: (error) => told.push(error) });
  return { client, clock, told, asked: () => asked };
}

test('passes the answer on', async () => {
  const { client, told } = setUp(async () => 'rows');

  expect(await client.query(QUERY)).toBe('rows');
  expect(told).toEqual([]);
});

test('does not wait for a database that never answers', async () => {
  const { client, clock, told } = setUp(() => new Promise(() => undefined));

  const answers = [client.query(QUERY), client.query(QUERY)];
  clock.advance(1_000);

  for (const answer of answers) await expect(answer).rejects.toThrow('too long');
  expect(told).toHaveLength(1);
});

test('leaves the database alone after a failure, then asks again', async () => {
  let isAway = true;
  const { client, clock, told, asked } = setUp(async () => {
    if (isAway) throw new Error('ECONNREFUSED');
    return 'rows';
  });
  await expect(client.query(QUERY)).rejects.toThrow('ECONNREFUSED');
  isAway = false;

  clock.advance(4_999);
  await expect(client.query(QUERY)).rejects.toThrow('was away');
  expect(asked()).toBe(1);

  clock.advance(1);
  expect(await client.query(QUERY)).toBe('rows');
  expect(told).toHaveLength(1);
});

test('asks at once after a failure under a clock that was ahead', async () => {
  let isAway = true;
  const { client, clock } = setUp(async () => {
    if (isAway) throw new Error('ECONNREFUSED');
    return 'rows';
  });
  await expect(client.query(QUERY)).rejects.toThrow('ECONNREFUSED');
  isAway = false;

  clock.advance(-60_000);

  expect(await client.query(QUERY)).toBe('rows');
});
