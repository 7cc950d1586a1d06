import { createOfficeClock } from '@high-street/leads';
import { anAvailability } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import { PAGE, startRoom } from './bookings-room.ts';
import { startLeadRoom } from './lead-room.ts';
import { storeBooking } from './some-bookings.ts';
import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';

const HOUR_MS = 3_600_000;
const ZONED = /\d\d:\d\d (?:GMT|BST)$/;

/** The times that a page tells with their day. */
const listTimes = (body: string) =>
  [...body.matchAll(/<time [^>]*>(?<words>[^<]*, \d\d:\d\d[^<]*)<\/time>/g)].map(
    ({ groups }) => groups?.['words'],
  );

test('of sessions and bookings each time has its zone beside it, as nothing above names one', async () => {
  const { browser, desk } = await startRoom();
  await desk.db.updateTable('bookings').set({ no_show_at: desk.clock.now() }).execute();
  for (const path of ['/you', PAGE]) {
    const times = listTimes((await browser.get(path)).body);
    expect(times.length).toBeGreaterThan(1);
    expect(times.filter((words) => !ZONED.test(words ?? ''))).toEqual([]);
  }
});

test('of people the head of the column names the zone, and a line outside of it its own', async () => {
  const desk = await startTestApp();
  const owner = await desk.signedIn('owner');
  await owner.post('/people', {
    intent: 'invite',
    email: 'tom@shop.example',
    name: 'Tom',
    role: 'member',
  });
  const { body } = await owner.get('/people');
  expect(body).toMatch(/Last here \((?:GMT|BST)\)/);
  expect(body).toMatch(/Invited by owner, today, \d\d:\d\d (?:GMT|BST)/);
});

test('of a lead its head and its facts say in which zone it was stored, taken and tried', async () => {
  const { member, path, desk, id } = await startLeadRoom();
  await member.post(path, { intent: 'take' });
  const delivery = { lead_id: id, kind: 'visitor', attempts: 1 };
  await desk.db.insertInto('deliveries').values(delivery).execute();
  const { body } = await member.get(path);
  for (const words of ['stored', 'since', 'next try']) {
    expect(body).toMatch(new RegExp(`>[^<]*${words} [^<]*\\d\\d:\\d\\d (?:GMT|BST)`));
  }
});

test('every room tells times in the zone that the service was handed, whatever owner/ says', async () => {
  const timeZone = 'Asia/Kathmandu';
  const availability = anAvailability({ timeZone });
  const office = createOfficeClock(availability, { targetMinutes: 600 });
  const desk = await startTestApp({ availability, office });
  const owner = await desk.signedIn('owner');
  const { id: leadId, reference: lead } = await storeLead(desk);
  const [reference, start] = ['AAAAA-11111', desk.clock.now().toISOString()];
  await storeBooking(desk.db, { reference, start, leadId, timeZone });
  // In the open office, and where a lead is late, Next up leads on to the lead, and shows nothing itself.
  while (office.isOpen(desk.clock.now())) desk.clock.advance(HOUR_MS);
  const rooms = ['', 'leads', 'bookings', 'deliveries', 'audit', 'people', 'you'];
  for (const path of [
    ...rooms,
    `?at=${lead}`,
    `leads/${lead}`,
    `bookings/${reference}`,
    `bookings/${reference}/move`,
  ]) {
    const { body } = await owner.get(`/${path}`);
    expect(new Set(body.match(/\b(?:GMT|BST)(?:\+[\d:]+)?/g)), path).toEqual(new Set(['GMT+5:45']));
  }
});
