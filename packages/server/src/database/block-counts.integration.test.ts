import { expect, test } from 'vitest';

import { createTestDatabase } from '../../test/index.ts';

const REMAINDER_WEEK = '0001-01-01';

async function start() {
  const { pool, close } = await createTestDatabase();
  const add = (week: string, n: number, page = '/enquiry') =>
    pool.query(
      `insert into week_counts as kept (n, week, page, what, source) values ($1, $2, $3, 'seen', '*')
      on conflict (what, page, source, week) do update set n = kept.n + excluded.n`,
      [n, week, page],
    );
  const read = async (table: 'week_counts' | 'block_counts', day: 'week' | 'block') => {
    const { rows } = await pool.query<{ line: string }>(
      `select ${day}::text || ' ' || page || ' ' || n as line from ${table} where n <> 0 order by page, ${day}`,
    );
    return rows.map(({ line }) => line);
  };
  return {
    pool,
    close,
    add,
    weeks: () => read('week_counts', 'week'),
    blocks: () => read('block_counts', 'block'),
  };
}

test('blocks of eight weeks follow what is written to weeks, however it is written', async () => {
  const { pool, close, add, blocks } = await start();
  await add('2024-01-01', 3);
  await add('2024-02-19', 4);
  await add('2024-02-26', 5);
  await add('2024-02-26', 6);
  await add('2023-12-25', 7);
  expect(await blocks()).toEqual([
    '2023-11-06 /enquiry 7',
    '2024-01-01 /enquiry 7',
    '2024-02-26 /enquiry 11',
  ]);
  await pool.query(`update week_counts set n = n - 1 where week >= '2024-02-01'`);
  expect(await blocks()).toEqual([
    '2023-11-06 /enquiry 7',
    '2024-01-01 /enquiry 6',
    '2024-02-26 /enquiry 10',
  ]);
  await close();
});

test('a week that is removed leaves the remainder of five, so that sums are rounded as before', async () => {
  const { pool, close, add, weeks, blocks } = await start();
  await add('2024-01-01', 13);
  await add('2024-01-08', 4);
  await add('2024-03-04', 8);
  await add('2024-01-01', 10, '/pricing');
  await pool.query(`delete from week_counts where week < '2024-01-08'`);
  expect(await weeks()).toEqual([
    `${REMAINDER_WEEK} /enquiry 3`,
    '2024-01-08 /enquiry 4',
    '2024-03-04 /enquiry 8',
  ]);
  await pool.query(`delete from week_counts where week < '2024-03-01'`);
  expect(await weeks()).toEqual([`${REMAINDER_WEEK} /enquiry 2`, '2024-03-04 /enquiry 8']);
  const [remainder = '', ...others] = await blocks();
  expect([remainder.split(' ').at(-1), others]).toEqual(['2', ['2024-02-26 /enquiry 8']]);
  await close();
});
