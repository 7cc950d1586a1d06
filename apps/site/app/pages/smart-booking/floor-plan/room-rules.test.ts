import { expect, test } from 'vitest';

import {
  askFor,
  isFree,
  nearestTimes,
  offeredTables,
  queueAtDoor,
  stateOfTable,
  type Room,
} from './room-rules.ts';
import { SAMPLE_ROOM } from './sample-room.ts';

const SIX = 18 * 60;
const SEVEN = 19 * 60;
const EIGHT = 20 * 60;

const ROOM: Room = {
  tables: [
    { id: 1, seats: 6 },
    { id: 2, seats: 2 },
    { id: 3, seats: 4 },
  ],
  stayMinutes: 90,
  sittings: [{ table: 3, from: SEVEN }],
  evening: [SIX, SEVEN, EIGHT, EIGHT + 30].map((time) => ({ time, waiting: 5 })),
};

test.each([
  [SEVEN - 90, true],
  [SEVEN - 89, false],
  [SEVEN, false],
  [SEVEN + 89, false],
  [SEVEN + 90, true],
])('a table taken at 19:00 for an hour and a half: a stay from minute %i', (time, free) => {
  expect(isFree(ROOM, 3, time)).toBe(free);
});

test('offers only free tables that are large enough, the smallest first', () => {
  const idsFor = (party: number, time: number) =>
    offeredTables(ROOM, party, time).map(({ id }) => id);
  expect(idsFor(2, SEVEN)).toEqual([2, 1]);
  expect(idsFor(3, SEVEN)).toEqual([1]);
  expect(idsFor(3, EIGHT + 30)).toEqual([3, 1]);
  expect(idsFor(7, SEVEN)).toEqual([]);
});

test('asks for the smallest table that will do, or for none', () => {
  expect(askFor(ROOM, 3, EIGHT + 30)).toMatchObject({ table: 3, isBooked: false });
  expect(askFor(ROOM, 7, EIGHT)).toMatchObject({ table: null });
});

test('tells free, taken, too small, picked and yours apart', () => {
  const visit = askFor(ROOM, 3, SEVEN);
  const states = (isBooked: boolean) =>
    ROOM.tables.map((table) => stateOfTable(ROOM, { ...visit, isBooked }, table));
  expect(states(false)).toEqual(['picked', 'tooSmall', 'taken']);
  expect(states(true)).toEqual(['yours', 'tooSmall', 'taken']);
  expect(stateOfTable(ROOM, { ...visit, table: null }, { id: 1, seats: 6 })).toBe('free');
});

test('names the two nearest times in the order of the evening', () => {
  const taken = { ...ROOM, sittings: [SEVEN].map((from) => ({ table: 1, from })) };
  expect(nearestTimes(taken, 6, SEVEN)).toEqual([EIGHT + 30]);
  expect(nearestTimes(ROOM, 2, SEVEN)).toEqual([SIX, EIGHT]);
  expect(nearestTimes(ROOM, 7, SEVEN)).toEqual([]);
});

test('prefers the earlier of two times that are equally near', () => {
  const evening = [SIX - 60, SIX, SEVEN, EIGHT].map((time) => ({ time, waiting: 0 }));
  expect(nearestTimes({ ...ROOM, evening }, 2, SEVEN)).toEqual([SIX, EIGHT]);
  expect(nearestTimes({ ...ROOM, evening: evening.toReversed() }, 2, EIGHT)).toEqual([SIX, SEVEN]);
});

test('a booking takes the visitors out of the queue, and giving it back returns them', () => {
  const visit = askFor(ROOM, 3, SEVEN);
  expect(queueAtDoor(ROOM, visit)).toEqual({ others: 5, own: 3 });
  expect(queueAtDoor(ROOM, { ...visit, isBooked: true })).toEqual({ others: 5, own: 0 });
});

test('the sample evening has a table or a nearest time for every party at every time', () => {
  for (const { time } of SAMPLE_ROOM.evening) {
    for (let party = 1; party <= 8; party += 1) {
      const isOffered = askFor(SAMPLE_ROOM, party, time).table !== null;
      const hasOther = nearestTimes(SAMPLE_ROOM, party, time).length > 0;
      expect(isOffered || hasOther, `${party} at ${time}`).toBe(true);
    }
  }
});
