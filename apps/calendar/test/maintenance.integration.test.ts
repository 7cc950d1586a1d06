import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { planMaintenance } from '#/bookings/index.ts';

import { at } from './booking-builder.ts';
import { book, startTestApp } from './test-app.ts';

test('each night keys of seven days go, and where a booking came from once it is over', async () => {
  const { app, db } = await startTestApp();
  const old = await book(app);
  const young = await book(app, { start: at('Wednesday', '10:00') });
  for (const [{ key, reference }, keyAge, end] of [
    [old, '7 days 1 minute', '-1 minute'],
    [young, '6 days 23 hours 59 minutes', '1 minute'],
  ] as const) {
    await sql`update booking_keys set created_at = now() - ${keyAge}::interval where key = ${key}`.execute(
      db,
    );
    await sql`update bookings set booked_from = 'somewhere', ends_at = now() + ${end}::interval,
      starts_at = now() + ${end}::interval - interval '1 minute', blocked_until = now() + ${end}::interval
      where reference = ${reference}`.execute(db);
  }
  let cleared = 0;
  const task = planMaintenance(db, async () => {
    cleared += 1;
  });
  expect(task.name).toBe('calendar-maintenance');

  await task.run(new AbortController().signal);

  expect(await db.selectFrom('booking_keys').select('key').execute()).toEqual([{ key: young.key }]);
  const bookings = await db
    .selectFrom('bookings')
    .select(['reference', 'booked_from'])
    .orderBy('ends_at')
    .execute();
  expect(bookings).toEqual([
    { reference: old.reference, booked_from: null },
    { reference: young.reference, booked_from: 'somewhere' },
  ]);
  expect(cleared).toBe(1);
});
