import { expect, test } from 'vitest';

import {
  FREE,
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

test('shows both where the visitor cancelled what somebody moves', async () => {
  const { desk, browser } = await startRoom();
  await desk.services.bookings.cancel({ reference: REFERENCE, actor: { kind: 'visitor' } });

  const late = await browser.post(MOVE, { start: FREE, version: '0' });

  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('The visitor, saved');
  expect(late.body).toContain('14:00 GMT, cancelled');
});

test('of two who move at once one wins, and the other sees both times', async () => {
  const { desk, browser } = await startRoom();
  const second = await desk.signedIn('member', 'tom@shop.example');

  const answers = await Promise.all([
    browser.post(MOVE, { start: FREE, version: '0' }),
    second.post(MOVE, { start: LATER, version: '0' }),
  ]);

  const late = answers.find(({ statusCode }) => statusCode === 409);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409]);
  expect(late?.body).toContain('Two answers');
  expect(late?.body).toContain('Thursday 25 March 2027, 15:30 GMT');
  expect(late?.body).toContain('Tuesday 30 March 2027, 09:30 BST');
  expect(await readChanges(desk)).toEqual(['moved', 'moved']);
});

test('whoever keeps what is saved changes nothing, and nothing is said to be done', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: START, state: 'held' });
  const actor = { kind: 'command' } as const;
  for (const reference of [REFERENCE, OTHER]) {
    const start = reference === OTHER ? LATER : FREE;
    await desk.services.bookings.move({ reference, start, actor });
  }
  const told = await readChanges(desk);

  for (const [reference, saved, pressed] of [
    [REFERENCE, 'booked', ['cancelled']],
    [OTHER, 'held', ['released', 'cancelled']],
  ] as const) {
    const path = `/bookings/${reference}`;
    for (const state of pressed) {
      const both = await browser.post(path, { intent: 'state', state, version: '0' });
      expect(both.body).toContain(`value="${saved}"`);
      expect(both.body).toContain(state === 'released' ? 'Released' : 'Cancelled');
    }
    const kept = await browser.post(path, { intent: 'state', state: saved, version: '1' });
    expect([kept.statusCode, kept.headers.location]).toEqual([303, path]);
  }
  const kept = await browser.post(MOVE, { start: FREE, version: '1' });

  expect([kept.statusCode, kept.headers.location]).toEqual([303, PAGE]);
  expect(await readRow(desk)).toMatchObject({ state: 'booked', version: 1 });
  expect(await readRow(desk, OTHER)).toMatchObject({ state: 'held', version: 1 });
  expect(await readChanges(desk)).toEqual(told);
});

test('shows both again where what was kept is saved no more', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: LATER, state: 'held' });
  await desk.services.bookings.release({ reference: OTHER, actor: { kind: 'command' } });

  const late = await browser.post(`/bookings/${OTHER}`, {
    intent: 'state',
    state: 'held',
    version: '0',
  });

  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Two answers');
});

test('of two who release or move to the same time, the second finds it so', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: LATER, state: 'held' });
  const release = { intent: 'state', state: 'released', version: '0' };

  await browser.post(`/bookings/${OTHER}`, release);
  await browser.post(MOVE, { start: FREE, version: '0' });
  const released = await browser.post(`/bookings/${OTHER}`, release);
  const moved = await browser.post(MOVE, { start: FREE, version: '0' });

  expect([released.statusCode, released.headers.location]).toEqual([303, `/bookings/${OTHER}`]);
  expect([moved.statusCode, moved.headers.location]).toEqual([303, PAGE]);
  expect(await readChanges(desk)).toHaveLength(4);
});

test('says of a cancelled booking that it was cancelled to whoever releases it all the same', async () => {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: LATER, state: 'held' });
  await desk.services.bookings.cancel({ reference: OTHER, actor: { kind: 'command' } });
  const release = (version: string) =>
    browser.post(`/bookings/${OTHER}`, { intent: 'state', state: 'released', version });

  expect((await release('0')).body).toContain('Two answers');
  const insisted = await release('1');

  expect(insisted.statusCode).toBe(409);
  expect(insisted.body).toContain('This booking was cancelled meanwhile.');
});
