import { BOOKING_DETAILS } from '@high-street/contract';
import { expect, test } from 'vitest';

import {
  FREE,
  goTo,
  LATER,
  MOVE,
  OTHER,
  PAGE,
  readChanges,
  readRow,
  REFERENCE,
  START,
  startRoom,
} from './bookings-room.ts';
import { storeBooking } from './some-bookings.ts';
import type { TestApp } from './test-app.ts';

/** The lines of the log about bookings, each as its actor and act. */
async function readActs(desk: TestApp): Promise<string[]> {
  const lines = (await desk.readLog()).filter(({ recordKind }) => recordKind === 'booking');
  return lines.map(({ actorKind, act, recordId }) => `${actorKind} ${act} ${recordId}`);
}

test('shows the week in which the clock changes by the hours of the wall', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, {
    reference: OTHER,
    start: '2027-04-01T08:30:00Z',
    name: '\u202ESamir Haddad',
  });
  await storeBooking(desk.db, {
    reference: 'CCCCC-33333',
    start: '2027-03-28T12:00:00Z',
    name: 'Sunday Guest',
    state: 'held',
  });

  const before = (await browser.get('/bookings?week=2027-03-24')).body;
  const after = (await browser.get('/bookings?week=2027-04-02&as=list')).body;

  expect(before).toContain('22 to 28 March 2027');
  expect(after).toContain('>Samir Haddad');
  const { body: move } = await browser.get(`/bookings/${OTHER}/move`);
  expect(move).not.toContain('\u202E');
  expect(move).toContain('Samir Haddad');
  expect(before).toContain('GMT, then BST');
  // 12:00 in UTC is 13:00 on the Sunday on which the clock has changed.
  expect(before).toContain('<time dateTime="2027-03-28T12:00:00.000Z" class="tnum">13:00 – 13:30');
  expect(after).toContain('<time dateTime="2027-04-01T08:30:00.000Z" class="tnum">09:30 – 10:00');
  expect(after).toContain('Samir Haddad');
  expect(after).not.toContain('Aoife');
});

test('says that a week is empty, and calls only the one that it is this week', async () => {
  const { desk, browser } = await startRoom();
  const { body } = await browser.get('/bookings?week=2027-05-10');
  expect(body).toContain('0 bookings in the week shown.');
  expect(body).toContain('Nothing is booked in the week shown');
  expect((await browser.get('/bookings')).body).toContain('1 booking this week.');

  await desk.db.deleteFrom('bookings').execute();
  expect((await browser.get('/bookings')).body).toContain('Nothing is booked this week');
});

test('shows one booking with the visitor’s hour, its lead and its mails', async () => {
  const { browser } = await startRoom();
  const { body } = await browser.get(PAGE);
  expect(body).toContain('Thursday 25 March 2027, 14:00 to 14:30 GMT');
  expect(body).toMatch(/Thursday 25 March 2027, 23:00 to 23:30/);
  expect(body).toContain('href="/leads/Z4KP-1DHS"');
  expect(body).toContain('They are told of either by email.');
});

test('shows everything that a visitor typed, and what each of it is called', async () => {
  const { desk, browser } = await startRoom();
  const typed = BOOKING_DETAILS.map(({ name }) => [name, `${name}@typed.example`]);
  await desk.db
    .updateTable('bookings')
    .set({ details: JSON.stringify(Object.fromEntries(typed)) })
    .where('reference', '=', REFERENCE)
    .execute();

  const { body } = await browser.get(PAGE);

  expect(body).toContain('name@typed.example');
  for (const { name, label } of BOOKING_DETAILS.filter((detail) => detail.name !== 'name')) {
    expect(body).toMatch(new RegExp(`<dt>${label}</dt><dd>(<[^>]+>)?${name}@typed.example`));
  }
});

test('says of a mail that was not needed any more why it was not sent', async () => {
  const { desk, browser } = await startRoom();
  const { id } = await readRow(desk);
  const payload = JSON.stringify({ change: 'booked', version: 0 });
  const reason = 'the booking was changed again before this was sent';
  await desk.db
    .insertInto('deliveries')
    .values({ booking_id: id, kind: 'booking_visitor', payload, state: 'done', last_error: reason })
    .execute();

  const { body } = await browser.get(PAGE);

  expect(body).toContain('Not needed');
  expect(body).toContain(reason);
  expect(body).not.toContain('Accepted');
});

test('moves to a free time, which frees the old one and is told to both sides by whoever did it', async () => {
  const { desk, browser } = await startRoom();
  expect((await browser.get(MOVE)).body).toContain(`value="${FREE}"`);
  const beside = (await browser.get(PAGE)).body.matchAll(/name="start"[^>]* value="([^"]+)"/g);
  expect(Array.from(beside, ([, start]) => start)).toEqual([
    '2027-03-25T14:30:00.000Z',
    '2027-03-25T15:00:00.000Z',
    FREE,
    '2027-03-25T16:00:00.000Z',
  ]);
  const afterChange = (await browser.get(`${MOVE}?from=2027-03-30`)).body.replaceAll(
    '<!-- -->',
    '',
  );
  expect(afterChange).toContain('Free times of 30 minutes, Europe/London. The old one stays');
  expect(afterChange).toContain('Tuesday 30 March 2027, BST');

  const moved = await browser.post(MOVE, { start: FREE, version: '0' });

  expect(moved.headers.location).toBe(`${PAGE}?done=moved`);
  expect(await readRow(desk)).toMatchObject({
    starts_at: new Date(FREE),
    version: 1,
    time_zone: 'Asia/Tokyo',
  });
  expect(await readChanges(desk)).toEqual(['moved', 'moved']);
  expect((await browser.get(MOVE)).body).toContain(`value="${START}"`);
  expect(await readActs(desk)).toEqual([`person booking_moved ${REFERENCE}`]);
  const member = await desk.people.findByEmail('member@shop.example');
  expect(await desk.db.selectFrom('lead_events').selectAll().execute()).toMatchObject([
    { kind: 'booking_moved', actor_kind: 'person', person_id: member?.id },
  ]);
});

test('says that a time was taken meanwhile or is none, and leaves the booking where it is', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: FREE });

  const taken = await browser.post(MOVE, { start: FREE, version: '0' });
  const odd = await browser.post(MOVE, { start: '2027-03-25T03:00:00.000Z', version: '0' });
  const none = await browser.post(MOVE, { version: '0' });

  expect([taken.statusCode, odd.statusCode, none.statusCode]).toEqual([409, 409, 422]);
  expect(taken.body).toContain('Somebody took Thursday 25 March 2027, 15:30 GMT a moment ago.');
  expect(taken.body).not.toContain(`value="${FREE}"`);
  expect(none.body).toContain('Choose a time first.');
  expect(await readRow(desk)).toMatchObject({ starts_at: new Date(START), version: 0 });
  expect(await readChanges(desk)).toEqual([]);
});

test('cancels once, gives the time back and mails both sides', async () => {
  const { desk, browser } = await startRoom();
  const wanted = { intent: 'state', state: 'cancelled', version: '0' };

  const cancelled = await browser.post(PAGE, wanted);
  const again = await browser.post(PAGE, wanted);

  expect(cancelled.headers.location).toBe(`${PAGE}?done=cancelled`);
  expect(again.statusCode).toBe(303);
  expect(await readRow(desk)).toMatchObject({ state: 'cancelled', version: 1 });
  expect(await readChanges(desk)).toEqual(['cancelled', 'cancelled']);
  await storeBooking(desk.db, { reference: OTHER, start: START });
  expect(await readActs(desk)).toEqual([`person booking_cancelled ${REFERENCE}`]);
});

test('cancels nothing that is over but what is held, and moves it still', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: START, state: 'held' });
  goTo(desk, new Date('2027-03-25T14:30:00Z'));
  const wanted = { intent: 'state', state: 'cancelled', version: '0' };

  const refused = await browser.post(PAGE, wanted);
  const removed = await browser.post(`/bookings/${OTHER}`, wanted);
  const moved = await browser.post(MOVE, { start: LATER, version: '0' });

  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('This booking is over, so it can no longer be cancelled.');
  expect(removed.headers.location).toBe(`/bookings/${OTHER}?done=cancelled-held`);
  expect(moved.headers.location).toBe(`${PAGE}?done=moved`);
});

test('the command and the desk write the same of a cancellation, but for who did it', async () => {
  const { desk, leadId, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: FREE, leadId });

  await browser.post(PAGE, { intent: 'state', state: 'cancelled', version: '0' });
  await desk.services.bookings.cancel({ reference: OTHER, actor: { kind: 'command' } });

  const [ours, theirs] = [await readRow(desk), await readRow(desk, OTHER)];
  expect([theirs.state, theirs.version]).toEqual([ours.state, ours.version]);
  const mails = await desk.db
    .selectFrom('deliveries')
    .select(['booking_id', 'kind'])
    .orderBy('kind')
    .execute();
  const kindsOf = (id: string) =>
    mails.filter((mail) => mail.booking_id === id).map(({ kind }) => kind);
  expect(kindsOf(theirs.id)).toEqual(['booking_provider', 'booking_visitor']);
  expect(kindsOf(ours.id)).toEqual(kindsOf(theirs.id));
  const history = await desk.db
    .selectFrom('lead_events')
    .select(['kind', 'actor_kind', 'detail'])
    .orderBy('id')
    .execute();
  expect(history).toEqual([
    { kind: 'booking_cancelled', actor_kind: 'person', detail: `${REFERENCE} at ${START}` },
    { kind: 'booking_cancelled', actor_kind: 'command', detail: `${OTHER} at ${FREE}` },
  ]);
  expect(await readActs(desk)).toEqual([
    `person booking_cancelled ${REFERENCE}`,
    `command booking_cancelled ${OTHER}`,
  ]);
  const told = (await browser.get('/leads/Z4KP-1DHS')).body;
  expect(told).toMatch(/You<\/b>.{0,20}cancelled the demo of Thursday 25 March 2027, 14:00 GMT/s);
  expect(told).toMatch(
    /The command<\/b>.{0,20}cancelled the demo of Thursday 25 March 2027, 15:30 GMT/s,
  );
});

test('notes a no-show from a quarter of an hour after the start, and takes it back', async () => {
  const { desk, browser } = await startRoom();
  const say = async (state: string) => {
    const { version } = await readRow(desk);
    return browser.post(PAGE, { intent: 'state', state, version: String(version) });
  };
  goTo(desk, new Date('2027-03-24T16:00:00Z'));
  const dayBefore = (await browser.get(PAGE)).body;
  const muchTooEarly = await say('no-show');
  goTo(desk, new Date('2027-03-25T14:14:59Z'));
  const early = await say('no-show');
  goTo(desk, new Date('2027-03-25T14:15:00Z'));
  const noted = await say('no-show');

  expect(dayBefore).toContain('No-show can be noted from Thu 25 Mar, 14:15 GMT.');
  expect(muchTooEarly.body).toContain('It can be noted from Thu 25 Mar, 14:15 GMT.');
  expect(early.statusCode).toBe(409);
  expect(early.body).toContain('It can be noted from 14:15 GMT.');
  expect(noted.headers.location).toBe(`${PAGE}?done=no-show`);
  expect(await readRow(desk)).toMatchObject({ state: 'booked', no_show_at: desk.clock.now() });

  await say('booked');
  expect(await readRow(desk)).toMatchObject({ state: 'booked', no_show_at: null });
  expect(await readChanges(desk)).toEqual([]);
  expect(await readActs(desk)).toEqual([
    `person booking_no_show ${REFERENCE}`,
    `person booking_no_show_undone ${REFERENCE}`,
  ]);
});

test('a cancelled booking becomes no no-show', async () => {
  const { desk, browser } = await startRoom();
  await desk.services.bookings.cancel({ reference: REFERENCE, actor: { kind: 'command' } });
  goTo(desk, new Date('2027-03-25T15:00:00Z'));

  const answer = await browser.post(PAGE, { intent: 'state', state: 'no-show', version: '1' });

  expect(answer.statusCode).toBe(409);
  expect(await readRow(desk)).toMatchObject({ state: 'cancelled', no_show_at: null });
});

test('releases a held booking, but not into a time that somebody else has', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: START, state: 'held' });
  const wanted = { intent: 'state', state: 'released', version: '0' };

  const taken = await browser.post(`/bookings/${OTHER}`, wanted);
  await desk.services.bookings.cancel({ reference: REFERENCE, actor: { kind: 'command' } });
  const released = await browser.post(`/bookings/${OTHER}`, wanted);

  expect(taken.statusCode).toBe(409);
  expect(taken.body).toContain('Somebody else has Thursday 25 March 2027, 14:00 GMT by now.');
  expect(released.headers.location).toBe(`/bookings/${OTHER}?done=released`);
  expect(await readRow(desk, OTHER)).toMatchObject({ state: 'booked' });
  expect(await readActs(desk)).toEqual([
    `command booking_cancelled ${REFERENCE}`,
    `person booking_released ${OTHER}`,
  ]);
  const told = (await browser.get('/leads/Z4KP-1DHS')).body;
  expect(told).toMatch(/You<\/b>.{0,20}released the demo of Thursday 25 March 2027, 14:00 GMT/s);
});

test('a reader sees a booking, and can do nothing with it', async () => {
  const { desk, browser } = await startRoom('reader');
  const { body } = await browser.get(PAGE);
  expect(body).toContain('Aoife Brennan');
  expect(body).not.toContain('Cancel it');
  expect(body).not.toContain('Move to');

  for (const answer of [
    await browser.post(PAGE, { intent: 'state', state: 'cancelled', version: '0' }),
    await browser.post(MOVE, { start: FREE, version: '0' }),
    await browser.get(MOVE),
  ]) {
    expect(answer.statusCode).toBe(403);
  }
  expect(await readRow(desk)).toMatchObject({ state: 'booked', version: 0 });
});

test('offers the release of a held booking until it begins, and says then why it is refused', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: FREE, state: 'held' });
  const ahead = (await browser.get(`/bookings/${OTHER}`)).body;
  goTo(desk, new Date(FREE));

  const begun = (await browser.get(`/bookings/${OTHER}`)).body;
  const refused = await browser.post(`/bookings/${OTHER}`, {
    intent: 'state',
    state: 'released',
    version: '0',
  });

  const offer = 'value="released"';
  expect(ahead).toContain(offer);
  expect(begun).not.toContain(offer);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('This booking has begun, so it can no longer be released.');
  expect(await readRow(desk, OTHER)).toMatchObject({ state: 'held' });
});

test('finds no booking that is unknown or was erased', async () => {
  const { desk, browser } = await startRoom();
  await desk.db.deleteFrom('bookings').execute();
  for (const path of [PAGE, MOVE, '/bookings/nothing']) {
    expect((await browser.get(path)).statusCode).toBe(404);
  }
});
