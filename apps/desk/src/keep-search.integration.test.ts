import { systemClock } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { keepSearch } from './keep-search.ts';

test('takes up every lead that it finds, and stops at once when it is asked to', async () => {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  await pool.query(`insert into leads (reference, contacts)
    select 'LEAD-' || number, '{"contactName": "Anna", "email": "anna@example.com", "phoneNumber": "+447700900123"}'
    from generate_series(1, 1100) as number`);
  const errors: unknown[] = [];
  const countFilled = async () => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from lead_search',
    );
    return rows[0]?.count;
  };

  const stop = keepSearch({
    db,
    clock: systemClock,
    log: { error: (note: unknown) => void errors.push(note) },
  });

  await expect.poll(countFilled).toBe(1100);
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(errors).toEqual([]);
});
