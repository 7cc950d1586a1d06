import { bookingReceiptSchema } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { createEarlierDatabase, migrationNames, startSmtpSink } from '@high-street/server/testing';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { openServerHere } from './child.ts';
import { toPath, send } from './client.ts';

/** That of 1.0.0, which is upgraded at once, and one that was upgraded with each release, with bookings of each. */
const NAMES = ['0004-attribution', (await migrationNames()).at(-1) ?? ''];
const PROVIDER = 'demos@kerbside.example';

const waitingMails = (db: Kysely<Database>) =>
  db
    .selectFrom('deliveries')
    .innerJoin('bookings', 'bookings.id', 'deliveries.booking_id')
    .select(['kind', 'email'])
    .where('deliveries.state', '=', 'waiting')
    .execute();

test.for(NAMES)('finds the bookings of %s again, and sends their mails', async (last) => {
  const { db, url: DATABASE_URL, close } = await createEarlierDatabase(last);
  onTestFinished(close);
  await sql`update deliveries set next_attempt_at = now() - interval '1 hour'`.execute(db);
  const waiting = await waitingMails(db);
  expect(waiting.length).toBeGreaterThan(0);
  const sink = await startSmtpSink();
  onTestFinished(sink.stop);

  const url = await openServerHere({ DATABASE_URL, SMTP_URL: sink.url, LEADS_TO: PROVIDER });

  const booking = {
    start: '2040-05-14T10:00:00Z',
    timeZone: 'Asia/Kolkata',
    name: 'Cleo Hart',
    email: 'cleo@example.com',
    note: 'We sell bread.',
  };
  const { body } = await send(`${url}/api/bookings`, booking, 'key-of-CCCCC-00001');
  expect(bookingReceiptSchema.parse(body).reference).toBe('CCCCC-00001');
  const found = await fetch(`${url}${toPath(body, '')}`);
  expect(bookingReceiptSchema.parse(await found.json())).toEqual(body);

  await expect.poll(() => waitingMails(db)).toEqual([]);
  const told = (await sink.read()).map(({ to }) => to?.[0]?.address);
  const expected = waiting.map(({ kind, email }) =>
    kind === 'booking_visitor' ? email : PROVIDER,
  );
  expect(told.toSorted()).toEqual(expected.toSorted());
});
