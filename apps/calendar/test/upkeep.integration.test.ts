import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { removeOldKeys } from '@high-street/bookings';

import { at } from './booking-builder.ts';
import { book, startTestApp } from './test-app.ts';

test('forgets keys after seven days, and keeps their bookings', async () => {
  const { app, db } = await startTestApp();
  const old = await book(app);
  const young = await book(app, { start: at('Wednesday', '10:00') });
  for (const [key, age] of [
    [old.key, '7 days 1 minute'] as const,
    [young.key, '6 days'] as const,
  ]) {
    await db
      .updateTable('booking_keys')
      .set({ created_at: sql<Date>`now() - ${age}::interval` })
      .where('key', '=', key)
      .execute();
  }

  await removeOldKeys(db);

  expect(await db.selectFrom('booking_keys').select('key').execute()).toEqual([{ key: young.key }]);
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
});
