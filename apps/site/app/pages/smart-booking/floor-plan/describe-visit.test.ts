import { expect, test } from 'vitest';

import { describeVisit } from './describe-visit.ts';
import { fillWords, formatTime } from './floor-plan-words.ts';
import { askFor } from './room-rules.ts';
import { SAMPLE_ROOM } from './sample-room.ts';

const WORDS = {
  locale: 'en-GB',
  outcome: {
    ready: 'Table {table} of {seats} at {time}: {before} to {after}.',
    booked: 'Booked {table}: {before} to {after}.',
    cancelled: 'Free again: {table}, queue {before}.',
    full: 'Nothing for {party} at {time}, but at {times}.',
    never: 'Nothing for {party}.',
  },
};

const SEVEN = 19 * 60;

test('names the table, its seats and both lengths of the queue', () => {
  const visit = askFor(SAMPLE_ROOM, 4, SEVEN);
  expect(describeVisit(WORDS, SAMPLE_ROOM, visit, false)).toBe('Table 8 of 4 at 19:00: 10 to 6.');
  expect(describeVisit(WORDS, SAMPLE_ROOM, visit, true)).toBe('Free again: 8, queue 10.');
  expect(describeVisit(WORDS, SAMPLE_ROOM, { ...visit, isBooked: true }, false)).toBe(
    'Booked 8: 10 to 6.',
  );
});

test('lists the nearest times where all are taken', () => {
  const visit = askFor(SAMPLE_ROOM, 4, SEVEN + 30);
  expect(describeVisit(WORDS, SAMPLE_ROOM, visit, false)).toBe(
    'Nothing for 4 at 19:30, but at 19:00 and 20:00.',
  );
});

test('says so where the whole evening is taken', () => {
  const visit = askFor(SAMPLE_ROOM, 9, SEVEN);
  expect(describeVisit(WORDS, SAMPLE_ROOM, visit, false)).toBe('Nothing for 9.');
});

test.each([
  [1080, '18:00'],
  [1170, '19:30'],
  [545, '09:05'],
])('minute %i is %s', (minutes, clock) => {
  expect(formatTime(minutes)).toBe(clock);
});

test('leaves a name that it does not know as it stands', () => {
  expect(fillWords('{party} of {nobody}', { party: 3 })).toBe('3 of {nobody}');
});
