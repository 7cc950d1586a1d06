import type { FloorPlanWords } from '#/pages/smart-booking/floor-plan/floor-plan-words.ts';
import type { FloorSectionWords } from '#/pages/smart-booking/sections/floor-section.tsx';
import type { FloorStillWords } from '#/pages/smart-booking/sections/floor-still.tsx';

export const floorSection = {
  title: 'Take a table, leave the queue',
  lede: 'Say how many you are and when. The room, its guests and the phone are made up, and nothing you press is sent anywhere.',
} satisfies FloorSectionWords;

/** The same evening as the one that the working part begins with. */
export const floorStill = {
  title: 'A table for four at 19:00',
  start:
    'Five of the eight tables are taken, and table 6 is too small for four. Tables 7 and 8 can be had: they take table 8.',
  ends: [
    'Without a booking they would be the last four of 10 people at the door. With it, the queue is 6.',
    'The reminder is on their phone the day before. If they cancel, the table is free again for anybody.',
  ],
  room: 'The dining room from above at 19:00: table 8 is picked, table 7 is free, table 6 is too small, and five tables are taken.',
  door: '10 at the door, these four among them',
  phone: 'The phone on the day before, with the reminder “See you tomorrow”.',
} satisfies FloorStillWords;

export const floorPlan = {
  locale: 'en-GB',
  party: 'How many are you?',
  time: 'Friday 15 May, at what time?',
  full: 'full',
  tables: 'Tables in the room',
  table: 'Table {table}, {seats} seats, {state}',
  states: {
    free: 'free',
    taken: 'taken',
    tooSmall: 'too small',
    picked: 'picked',
    yours: 'yours',
  },
  room: { window: 'Window', door: 'Door', bar: 'Bar' },
  queue: {
    title: 'at the door',
    own: '{party} with you, last in line',
    gone: 'and none of them is you',
  },
  outcome: {
    ready:
      'Table {table} with {seats} seats is free at {time}. Book it, and the queue at the door goes from {before} to {after}.',
    booked:
      'Table {table} is yours at {time}. The queue at the door went from {before} to {after}, and the reminder has come to the phone.',
    cancelled:
      'Cancelled: table {table} is free again at {time}, for anybody. At the door the queue is back to {before}.',
    full: 'Every table for {party} is taken at {time}. The nearest free times: {times}.',
    never: 'There is no table for {party} on this evening.',
  },
  actions: {
    book: 'Book table {table}',
    cancel: 'Cancel the booking',
    other: 'Take {time}',
  },
  phone: {
    today: { clock: '12:10', date: 'Monday 11 May' },
    dayBefore: { clock: '9:41', date: 'Thursday 14 May' },
    nothing: 'Nothing booked yet. It is only Monday.',
    booked: { title: 'Table {table} is booked', line: 'Friday, {time}, for {party}', when: 'Mon' },
    reminder: {
      title: 'See you tomorrow',
      line: '{time}, table {table}, for {party}. Still coming?',
      when: 'now',
    },
  },
} satisfies FloorPlanWords;
