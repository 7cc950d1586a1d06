import type { FastifyInstance } from 'fastify';
import ical from 'node-ical';
import { expect, test } from 'vitest';

import { at as time } from './booking-builder.ts';
import { bookForPage, look, readProps, sendForm } from './page-client.ts';
import { book, startTestApp } from './test-app.ts';

const WEDNESDAY = { start: time('Wednesday', '14:00'), timeZone: 'America/New_York' };

/** What a visitor of the address is told. */
async function told(app: FastifyInstance, address: string) {
  const answer = await app.inject(address);
  return [answer.statusCode, readProps(answer).stage];
}

test('shows a booking in its own zone, or in the one of the address', async () => {
  const { app } = await startTestApp();
  const { at, receipt, reference } = await bookForPage(app);

  expect(await look(app, at())).toMatchObject({
    stage: 'manage',
    receipt,
    managed: { path: `/bookings/${reference}`, step: 'look' },
    zone: 'Asia/Kolkata',
    refusal: null,
  });
  expect((await look(app, at('', { zone: 'UTC' }))).zone).toBe('UTC');
});

test('shows each step that the links of the page lead to', async () => {
  const { app } = await startTestApp();
  const { at } = await bookForPage(app);

  const choosing = await look(app, at('', { step: 'move', month: '2026-02', zone: 'UTC' }));
  expect(choosing).toMatchObject({ managed: { step: 'move' }, month: '2026-02', slot: null });
  expect(choosing.slots?.[0]?.start).toBe('2026-02-02T09:00:00Z');
  const confirming = await look(app, at('', { step: 'move', start: WEDNESDAY.start }));
  expect(confirming).toMatchObject({ slot: { start: WEDNESDAY.start }, refusal: null });
  const asking = await look(app, at('', { step: 'cancel' }));
  expect(asking).toMatchObject({ stage: 'manage', managed: { step: 'cancel' } });
  const unknown = await look(app, at('', { step: 'dance', start: 'now', month: 'x' }));
  expect(unknown).toMatchObject({ stage: 'manage', managed: { step: 'look' } });
});

test('offers a move to the times beside the booking, which its own pause overlaps, and not to its own', async () => {
  const { app } = await startTestApp();
  const { at } = await bookForPage(app);
  await book(app, { start: time('Tuesday', '12:00') });

  const { slots } = await look(app, at('', { step: 'move', month: '2026-01' }));

  const starts = (slots ?? []).map(({ start }) => start).filter((start) => start.includes('-06T'));
  expect(starts.slice(0, 7)).toEqual(
    ['09:00', '09:30', '10:30', '11:00', '13:00', '13:30', '14:00'].map((hour) =>
      time('Tuesday', hour),
    ),
  );
  const confirming = await look(app, at('', { step: 'move', start: time('Tuesday', '10:30') }));
  expect(confirming).toMatchObject({ slot: { start: time('Tuesday', '10:30') }, refusal: null });
});

test('moves a booking and sends the visitor on to it', async () => {
  const { app, db } = await startTestApp();
  const { at } = await bookForPage(app);

  const answer = await sendForm(app, at('/reschedule'), WEDNESDAY);

  expect(answer.statusCode).toBe(303);
  expect(await look(app, String(answer.headers['location']))).toMatchObject({
    stage: 'manage',
    managed: { step: 'moved' },
    receipt: WEDNESDAY,
    zone: 'America/New_York',
  });
  const [row] = await db.selectFrom('bookings').select(['starts_at', 'version']).execute();
  expect(row).toEqual({ starts_at: new Date(WEDNESDAY.start), version: 1 });
});

test('offers the nearest free times for a move to one that is taken', async () => {
  const { app } = await startTestApp();
  const { at, receipt } = await bookForPage(app);
  await book(app, { start: WEDNESDAY.start });

  const answer = await sendForm(app, at('/reschedule'), WEDNESDAY);

  expect(answer.statusCode).toBe(409);
  const props = readProps(answer);
  expect(props).toMatchObject({
    stage: 'manage',
    managed: { step: 'move' },
    receipt,
    slot: { start: WEDNESDAY.start },
    zone: 'America/New_York',
    refusal: 'slot_taken',
  });
  expect(props.nearest).toHaveLength(6);
});

test('asks for another time when the new one is none that is offered', async () => {
  const { app } = await startTestApp();
  const { at, receipt } = await bookForPage(app);

  for (const [start, status, slot, refusal] of [
    [time('Tuesday', '10:15'), 422, {}, 'slot_not_offered'],
    ['now', 400, null, 'invalid_booking'],
  ] as const) {
    const answer = await sendForm(app, at('/reschedule'), { ...WEDNESDAY, start });
    expect([start, answer.statusCode]).toEqual([start, status]);
    const props = readProps(answer);
    expect(props).toMatchObject({ stage: 'manage', managed: { step: 'move' }, receipt, refusal });
    if (slot === null) expect(props.slot).toBeNull();
    else expect(props.nearest).not.toEqual([]);
  }
});

test('cancels a booking, and says so to whoever presses twice', async () => {
  const { app, db } = await startTestApp();
  const { at } = await bookForPage(app);

  const answers = [await sendForm(app, at('/cancel'), {}), await sendForm(app, at('/cancel'), {})];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  for (const { headers } of answers) {
    expect(await told(app, String(headers['location']))).toEqual([200, 'cancelled']);
  }
  const [row] = await db.selectFrom('bookings').select(['state', 'version']).execute();
  expect(row).toEqual({ state: 'cancelled', version: 1 });
});

test('shows what it was to whoever cancels or moves a booking that is over', async () => {
  const { app, clock } = await startTestApp();
  const { at, receipt } = await bookForPage(app);
  clock.advance(Date.parse(receipt.end) - clock.now().getTime());

  for (const answer of [
    await sendForm(app, at('/cancel'), {}),
    await sendForm(app, at('/reschedule'), WEDNESDAY),
  ]) {
    expect(answer.statusCode).toBe(409);
    expect(readProps(answer)).toMatchObject({
      stage: 'manage',
      managed: { step: 'look' },
      receipt,
      bookable: { now: clock.now().toISOString() },
    });
  }
});

test('knows a cancelled booking no more', async () => {
  const { app } = await startTestApp();
  const { at } = await bookForPage(app);
  await sendForm(app, at('/cancel'), {});

  for (const step of ['look', 'move', 'cancel', 'booked']) {
    expect(await told(app, at('', { step }))).toEqual([404, 'gone']);
  }
  const moved = await sendForm(app, at('/reschedule'), WEDNESDAY);
  expect([moved.statusCode, readProps(moved).stage]).toEqual([404, 'gone']);
});

test('says of no booking that it is cancelled that is not', async () => {
  const { app } = await startTestApp();
  const { at } = await bookForPage(app);

  expect(await told(app, at('', { step: 'cancelled' }))).toEqual([200, 'manage']);
});

test('does nothing by a link that is incomplete, and reveals no booking by it', async () => {
  const { app } = await startTestApp();
  const { at, reference, receipt } = await bookForPage(app);
  const other = await bookForPage(app, { start: WEDNESDAY.start });
  const signature = new URL(receipt.manageUrl).searchParams.get('signature') ?? '';

  for (const query of [
    '',
    '?signature=',
    `?signature=${signature.slice(0, -1)}`,
    `?signature=${signature}&signature=${signature}`,
    other.at().slice(other.at().indexOf('?')),
  ]) {
    for (const path of ['', '.ics', '/reschedule', '/cancel']) {
      expect(await told(app, `/bookings/${reference}${path}${query}`)).toEqual([403, 'gone']);
    }
    for (const [path, form] of [['/reschedule', WEDNESDAY] as const, ['/cancel', {}] as const]) {
      const answer = await sendForm(app, `/bookings/${reference}${path}${query}`, form);
      expect([answer.statusCode, readProps(answer).stage]).toEqual([403, 'gone']);
    }
  }
  expect((await look(app, at())).receipt).toEqual(receipt);
});

// asvs 8.2.2
test('tells nobody whether there is a booking', async () => {
  const { app } = await startTestApp();

  for (const reference of [
    'AAAAA-AAAAA',
    '%00',
    '%27;drop table bookings',
    '..%2f..',
    '.ics',
    '-',
  ]) {
    const answer = await app.inject(`/bookings/${reference}?signature=${'a'.repeat(43)}`);
    expect([reference, answer.statusCode, readProps(answer).stage]).toEqual([
      reference,
      403,
      'gone',
    ]);
  }
});

// asvs 3.5.1, 3.5.2
test('takes forms from its own pages alone', async () => {
  const { app } = await startTestApp();
  const { at, receipt } = await bookForPage(app);

  for (const action of ['/cancel', '/reschedule']) {
    const sender = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    const answer = await sendForm(app, at(action), WEDNESDAY, sender);
    expect([answer.statusCode, readProps(answer).refusal]).toEqual([403, 'forbidden_origin']);
  }
  expect((await look(app, at())).receipt).toEqual(receipt);
});

// asvs 3.5.3
test('leads from the address of a refused form back to its page', async () => {
  const { app } = await startTestApp();
  const { at } = await bookForPage(app);

  for (const [action, step] of [
    ['/reschedule', 'move'],
    ['/cancel', 'cancel'],
  ] as const) {
    const answer = await app.inject(at(action));
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, at('', { step })]);
  }
});

test('says so on a page when a booking cannot be looked up, moved or cancelled', async () => {
  const { app, db } = await startTestApp();
  const { at } = await bookForPage(app);
  await db.destroy();

  for (const [answer, step] of [
    [await app.inject(at()), 'look'],
    [await sendForm(app, at('/reschedule'), WEDNESDAY), 'move'],
    [await sendForm(app, at('/cancel'), {}), 'cancel'],
  ] as const) {
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(readProps(answer)).toMatchObject({
      stage: 'trouble',
      // For the link that tries again.
      managed: { step },
      slot: step === 'move' ? { start: WEDNESDAY.start } : null,
      refusal: expect.any(String),
    });
  }
});

// asvs 5.4.1, 5.4.2, 14.2.2
test('gives the booking as a file for the calendar', async () => {
  const { app } = await startTestApp({ env: { MAIL_FROM: 'demos@shop.example' } });
  const { at, reference, receipt } = await bookForPage(app, { name: 'Søren, “Bea” अन्ना; Co' });
  await sendForm(app, at('/reschedule'), WEDNESDAY);

  const answer = await app.inject(at('.ics'));

  expect([answer.statusCode, answer.headers]).toMatchObject([
    200,
    {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="demo-${reference}.ics"`,
      'cache-control': 'no-store',
    },
  ]);
  const { [`${reference}@shop.example`]: event, vcalendar } = ical.sync.parseICS(answer.body);
  expect(vcalendar?.method).toBe('PUBLISH');
  expect(event).toMatchObject({
    sequence: 1,
    start: new Date(WEDNESDAY.start),
    summary: 'Demo: Kerbside and Søren, “Bea” अन्ना; Co',
    description: expect.stringContaining(receipt.manageUrl),
    organizer: { params: { CN: 'Kerbside' }, val: 'mailto:demos@shop.example' },
  });
});

test('has no file of a cancelled booking', async () => {
  const { app } = await startTestApp();
  const { at } = await bookForPage(app);
  await sendForm(app, at('/cancel'), {});

  expect(await told(app, at('.ics'))).toEqual([404, 'gone']);
});
