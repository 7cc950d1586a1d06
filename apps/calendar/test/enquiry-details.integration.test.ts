import { buildBookToken } from '@high-street/leads';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { MONDAY } from './booking-builder.ts';
import { startTestApp } from './test-app.ts';

const REFERENCE = '7Q4M-2XKP';
const CONTACTS = { contactName: 'Anna Bell', email: 'anna@example.com', leadStatus: 'Contact' };

const propsSchema = z.looseObject({
  stage: z.string(),
  values: z.record(z.string(), z.string()),
  enquiry: z.object({ token: z.string(), reference: z.string() }).nullable(),
  slots: z.array(z.object({ start: z.string() })).nullable(),
});

test('who comes from the page of their enquiry finds their details filled in, and their booking joins it', async () => {
  const { app, pool, enquiryKeys } = await startTestApp();
  await pool.query('insert into leads (reference, contacts, mailbox) values ($1, $2, $3)', [
    REFERENCE,
    JSON.stringify(CONTACTS),
    CONTACTS.email,
  ]);
  // A newer one of the same mailbox, which a booking by that address alone would join.
  await pool.query('insert into leads (reference, contacts, mailbox) values ($1, $2, $3)', [
    '8Q4M-2XKP',
    JSON.stringify(CONTACTS),
    CONTACTS.email,
  ]);
  const token = buildBookToken(enquiryKeys, REFERENCE, new Date(MONDAY));
  const open = async (query: Record<string, string>) => {
    const { body } = await app.inject(`/?${new URLSearchParams(query)}`);
    return propsSchema.parse(JSON.parse(body));
  };

  const page = await open({ enquiry: token });
  expect(page.values).toMatchObject({ name: 'Anna Bell', email: 'anna@example.com' });
  const start = page.slots?.[0]?.start ?? expect.fail('no free time');
  const wrong = ['', token.slice(0, -1), token.replace(REFERENCE, '8Q4M-2XKP'), `${token}x`];
  const over = buildBookToken(enquiryKeys, REFERENCE, new Date(Date.parse(MONDAY) - 86_400_000));
  for (const other of [...wrong, over]) {
    expect(await open({ enquiry: other })).toMatchObject({ enquiry: null, values: { name: '' } });
  }
  const booked = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      start,
      timeZone: 'Europe/London',
      key: 'a-key-of-the-form-0001',
      enquiry: token,
      name: 'Anna Bell',
      email: 'anna@example.com',
    }).toString(),
  });
  expect(booked.statusCode).toBe(303);
  const { rows } = await pool.query(
    'select leads.reference from bookings join leads on leads.id = lead_id',
  );
  expect(rows).toEqual([{ reference: REFERENCE }]);

  // Who came here by a link that went to a wrong address is not told the right one.
  await pool.query(
    `insert into lead_events (lead_id, kind, actor_kind)
      select id, 'address_fixed', 'command' from leads where reference = $1`,
    [REFERENCE],
  );
  expect((await open({ enquiry: token })).values).toMatchObject({ name: '', email: '' });
  const after = buildBookToken(enquiryKeys, `${REFERENCE}-1`, new Date(MONDAY));
  expect((await open({ enquiry: after })).values).toMatchObject({ email: 'anna@example.com' });
});

test('what ENQUIRY_SECRET signed, or the one before, brings the details along, and nothing else does', async () => {
  const [SECRET, SECRET_BEFORE] = ['e'.repeat(32), 'b'.repeat(32)];
  const { app, pool } = await startTestApp({
    env: { ENQUIRY_SECRET: SECRET, ENQUIRY_SECRET_BEFORE: SECRET_BEFORE },
  });
  await pool.query('insert into leads (reference, contacts, mailbox) values ($1, $2, $3)', [
    REFERENCE,
    JSON.stringify(CONTACTS),
    CONTACTS.email,
  ]);
  for (const [signing, name] of [
    [SECRET, 'Anna Bell'],
    [SECRET_BEFORE, 'Anna Bell'],
    ['o'.repeat(32), ''],
  ] as const) {
    const enquiry = buildBookToken({ signing, earlier: [] }, REFERENCE, new Date(MONDAY));
    const { body } = await app.inject(`/?${new URLSearchParams({ enquiry })}`);
    expect(propsSchema.parse(JSON.parse(body)).values).toMatchObject({ name });
  }
});
