import { expect, onTestFinished, test } from 'vitest';

import { aBooking, at } from './booking-builder.ts';
import { post, startTestApp } from './test-app.ts';

// asvs 2.3.4
test('gives a time whose first taker failed to one of those who waited', async () => {
  const { app, pool } = await startTestApp();
  const first = await pool.connect();
  onTestFinished(() => first.release(true));
  await first.query('begin');
  await first.query(
    `insert into bookings
       (reference, starts_at, ends_at, blocked_until, time_zone, name, email, note)
     values ('FIRST', $1, $2, $2, 'UTC', 'Ben', 'ben@example.com', '')`,
    [at('Tuesday', '10:00'), at('Tuesday', '10:30')],
  );

  const others = Promise.all(
    ['Cas', 'Dee'].map((name) => post(app, '/api/bookings', aBooking({ name }))),
  );
  const waiting = () =>
    pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(waiting).toMatchObject({ rowCount: 2 });
  await first.query('rollback');

  const statuses = (await others).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([201, 409]);
});
