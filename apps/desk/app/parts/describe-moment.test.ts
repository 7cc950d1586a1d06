import { expect, test } from 'vitest';

import {
  describeBriefly,
  describeInline,
  describeMoment,
  describeSecond,
} from '#app/parts/describe-moment.ts';

const LONDON = 'Europe/London';
/** The Monday after the clocks went back. */
const NOW = new Date('2026-10-26T09:00:00Z');
const IN_SUMMER = new Date('2026-10-23T15:20:05Z');
const TODAY = new Date('2026-10-26T08:15:00Z');

test('a moment names its zone where it is another one than now, which the page names', () => {
  expect(describeMoment(IN_SUMMER, NOW, LONDON).words).toBe('Fri 23 Oct, 16:20 BST');
  expect(describeBriefly(IN_SUMMER, NOW, LONDON).words).toBe('Fri 23 Oct, 16:20 BST');
  expect(describeSecond(IN_SUMMER, NOW, LONDON).words).toBe('Fri 23 Oct, 16:20:05 BST');
  expect(describeInline(TODAY, NOW, LONDON).words).toBe('today, 08:15');
  expect(describeBriefly(TODAY, NOW, LONDON).words).toBe('08:15');
});

test('a moment names its zone always, or never, where nothing else or something else does', () => {
  expect(describeBriefly(TODAY, NOW, LONDON, 'always').words).toBe('08:15 GMT');
  expect(describeMoment(IN_SUMMER, NOW, LONDON, 'never').words).toBe('Fri 23 Oct, 16:20');
});
