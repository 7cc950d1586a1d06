import { refuseInserts } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { at, TYPED } from './booking-builder.ts';
import { aForm, look, readProps, sendForm } from './page-client.ts';
import { book, startTestApp } from './test-app.ts';

const TUESDAY = at('Tuesday', '10:00');

test('books a time and sends the visitor on to the receipt', async () => {
  const { app, db } = await startTestApp();

  const answer = await sendForm(app, '/', aForm({ note: 'We sell bread.\r\nAnd cakes.' }));

  expect(answer.statusCode).toBe(303);
  const address = String(answer.headers['location']);
  // On this host: the form may go nowhere else.
  expect(address).toMatch(/^\/bookings\/[0-9A-F-]{11}\?signature=[\w-]{43}&step=booked$/);
  expect(await look(app, address)).toMatchObject({
    stage: 'booked',
    zone: 'Asia/Kolkata',
    receipt: { start: TUESDAY, timeZone: 'Asia/Kolkata' },
  });
  const [row] = await db.selectFrom('bookings').selectAll().execute();
  expect(row).toMatchObject({ details: TYPED, starts_at: new Date(TUESDAY) });
});

test('books without what a paste brought along', async () => {
  const { app, db } = await startTestApp();
  const pasted = { name: 'Anna\tBell\u2028', note: 'We sell bread.\u2028And\tcakes.\u000b' };

  const answer = await sendForm(app, '/', aForm(pasted));

  expect(answer.statusCode).toBe(303);
  const [row] = await db.selectFrom('bookings').selectAll().execute();
  expect(row?.details).toMatchObject({ name: 'Anna Bell', note: 'We sell bread.\nAnd\tcakes.' });
});

test('books once, however often the form is sent and the answer is loaded', async () => {
  const { app, db } = await startTestApp();
  const form = aForm();

  const first = await sendForm(app, '/', form);
  const again = await sendForm(app, '/', form);
  await look(app, String(first.headers['location']));

  expect(again.headers['location']).toBe(first.headers['location']);
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(1);
});

test('gives the form back with what was typed and a message at each wrong field', async () => {
  const { app, db } = await startTestApp();
  const form = aForm({ name: ' ', email: 'anna@', note: 'x'.repeat(5_001), zone: 'ignored' });

  const answer = await sendForm(app, '/', form);

  expect(answer.statusCode).toBe(400);
  expect(readProps(answer)).toMatchObject({
    stage: 'details',
    zone: 'Asia/Kolkata',
    isZoneChosen: true,
    slot: { start: TUESDAY, end: at('Tuesday', '10:30') },
    // Left to the browser: the page may be shown because the database is away.
    slots: null,
    values: { name: '', email: 'anna@', note: form['note'] },
    faults: {
      name: expect.any(String),
      email: expect.any(String),
      note: 'Note must be 5000 characters or fewer',
    },
    refusal: 'invalid_booking',
    formKey: form['key'],
  });
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
});

test('gives the form back with the nearest free times when somebody was faster', async () => {
  const { app, db } = await startTestApp();
  await book(app);
  const form = aForm({ email: 'bea@example.com' });

  const taken = await sendForm(app, '/', form);

  expect(taken.statusCode).toBe(409);
  const props = readProps(taken);
  expect(props).toMatchObject({
    stage: 'details',
    slot: { start: TUESDAY },
    values: { ...TYPED, email: 'bea@example.com' },
    refusal: 'slot_taken',
    formKey: form['key'],
  });
  expect(props.nearest).toHaveLength(6);

  const instead = props.nearest[0]?.start ?? '';
  const answer = await sendForm(app, '/', { ...form, instead });
  expect(await look(app, String(answer.headers['location']))).toMatchObject({
    stage: 'booked',
    receipt: { start: instead },
  });
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
});

test('gives the form back with the nearest free times when the time is not offered', async () => {
  const { app } = await startTestApp();

  const answer = await sendForm(app, '/', aForm({ start: at('Monday', '09:30') }));

  expect(answer.statusCode).toBe(422);
  const { refusal, values, nearest } = readProps(answer);
  expect([refusal, values]).toEqual(['slot_not_offered', TYPED]);
  expect(nearest[0]?.start).toBe(at('Monday', '10:00'));
});

test('asks before it books another time under the key of a booking that is made', async () => {
  const { app } = await startTestApp();
  const form = aForm();
  await sendForm(app, '/', form);

  const other = { ...form, start: at('Wednesday', '10:00') };
  const answer = await sendForm(app, '/', other);

  expect(answer.statusCode).toBe(422);
  const { refusal, formKey, values } = readProps(answer);
  expect(refusal).toBe('idempotency_key_reused');
  expect(values).toEqual(TYPED);
  expect(formKey).not.toBe(form['key']);
  const again = await sendForm(app, '/', { ...other, key: formKey });
  expect(again.statusCode).toBe(303);
});

test('gives a form whose booking was cancelled since another key', async () => {
  const { app, db } = await startTestApp();
  const form = aForm();
  await sendForm(app, '/', form);
  await db.updateTable('bookings').set({ state: 'cancelled', cancelled_at: new Date() }).execute();

  const answer = await sendForm(app, '/', form);

  expect(answer.statusCode).toBe(404);
  const { formKey, values } = readProps(answer);
  expect(values).toEqual(TYPED);
  expect((await sendForm(app, '/', { ...form, key: formKey })).statusCode).toBe(303);
});

test('gives a form without a usable key one', async () => {
  const { app } = await startTestApp();

  for (const key of ['', 'short', 'a b c d e f g h i j']) {
    const answer = await sendForm(app, '/', aForm({ key }));
    expect([key, answer.statusCode]).toEqual([key, 400]);
    const props = readProps(answer);
    expect(props).toMatchObject({ stage: 'details', values: TYPED });
    expect(props.formKey).toMatch(/^[\w-]{16,128}$/);
  }
});

test('falls back to the zone of the provider for one that there is not', async () => {
  const { app } = await startTestApp();

  const answer = await sendForm(app, '/', aForm({ timeZone: 'Europe/Londinium' }));

  expect(answer.statusCode).toBe(400);
  expect(readProps(answer)).toMatchObject({
    stage: 'details',
    zone: 'Europe/London',
    values: TYPED,
    refusal: 'invalid_booking',
  });
});

test('keeps what was typed when there were too many bookings', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '1' } });
  await sendForm(app, '/', aForm());

  const answer = await sendForm(app, '/', aForm({ start: at('Wednesday', '10:00') }));

  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(readProps(answer)).toMatchObject({
    stage: 'details',
    values: TYPED,
    refusal: 'too_many_requests',
  });
});

test('keeps what was typed when an address calls too often', async () => {
  const { app } = await startTestApp({ env: { CALLS_PER_MINUTE: '1' } });
  await look(app, '/');

  const answer = await sendForm(app, '/', aForm({ key: '' }));

  expect(answer.statusCode).toBe(429);
  expect(readProps(answer)).toMatchObject({ stage: 'details', values: TYPED });
});

test('keeps what was typed, and its key, when the booking cannot be stored', async () => {
  const { app, db } = await startTestApp();
  await refuseInserts(db, 'deliveries', '57P01');
  const form = aForm();

  const answer = await sendForm(app, '/', form);

  expect(answer.statusCode).toBe(503);
  expect(readProps(answer)).toMatchObject({
    stage: 'details',
    slot: { start: TUESDAY },
    values: TYPED,
    refusal: 'storage_unavailable',
    formKey: form['key'],
  });
});

test('keeps what was typed when nothing can be looked up either', async () => {
  const { app, db } = await startTestApp();
  await db.destroy();

  const answer = await sendForm(app, '/', aForm({ start: at('Monday', '09:30') }));

  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(readProps(answer)).toMatchObject({ stage: 'details', values: TYPED, nearest: [] });
});

// asvs 5.2.1
test('says on a page what cannot be read', async () => {
  const { app } = await startTestApp();
  const post = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
  const form = 'application/x-www-form-urlencoded';

  for (const [answer, status, refusal] of [
    [await post(form, `note=${'x'.repeat(64 * 1024)}`), 413, 'body_too_large'],
    [await post('application/json', '{}'), 415, 'unsupported_media_type'],
    [await post('multipart/form-data', 'x'), 415, 'unsupported_media_type'],
    [await post(form, ''), 400, 'invalid_booking'],
    [await post(form, 'start=now&name=%ff%00'), 400, 'invalid_booking'],
    [await post(form, '%zz=%&=&&__proto__=1'), 400, 'invalid_booking'],
  ] as const) {
    expect(answer.statusCode).toBe(status);
    expect(readProps(answer)).toMatchObject({ stage: 'trouble', refusal });
  }
});

const SENDERS = [
  // Its referrer policy makes browsers send `null` for our own page too.
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
  [{ origin: 'null' }, 303],
  [{ origin: 'https://calendar.example' }, 303],
  [{}, 303],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://www.calendar.example', 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
] as const;

test('takes forms from its own pages alone', async () => {
  const { app } = await startTestApp();
  const form = aForm();

  for (const [sender, status] of SENDERS) {
    const answer = await sendForm(app, '/', form, { host: 'calendar.example', ...sender });
    expect([sender, answer.statusCode]).toEqual([sender, status]);
    if (status === 303) continue;
    // What another site has sent is not repeated on our page.
    expect(readProps(answer)).toMatchObject({
      stage: 'trouble',
      refusal: 'forbidden_origin',
      values: { name: '', email: '', note: '' },
    });
  }
});
