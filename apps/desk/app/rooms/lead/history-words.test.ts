import { BOOKING_ACTS as ACTS_OF_BOOKINGS } from '@high-street/bookings';
import { LEAD_EVENT_KINDS } from '@high-street/leads';
import { expect, test } from 'vitest';

import { ACTS, BOOKING_ACTS } from './history-words.ts';
import { VISITOR_ACTS } from './revision-words.ts';

/** Lines that are told by what they are about, such as a mail. */
const TOLD_APART = [
  'stored',
  'quarantined',
  'note_edited',
  'reply_written',
  'reply_stopped',
  'visitor_wrote',
  'machine_wrote',
  'reply_bounced',
];
const ATTEMPT = /_(?:done|failed|dead)$/;

test('the history has words for everything that can happen to a lead', () => {
  const told = [ACTS, BOOKING_ACTS, VISITOR_ACTS].flatMap((words) => Object.keys(words));
  const untold = LEAD_EVENT_KINDS.filter(
    (kind) => ![...told, ...TOLD_APART].includes(kind) && !ATTEMPT.test(kind),
  );
  expect(untold).toEqual([]);
});

test('the history has words for what happens to a booking once it is made', () => {
  const acts = Object.keys(ACTS_OF_BOOKINGS);
  expect(Object.keys(BOOKING_ACTS)).toEqual(expect.arrayContaining(acts));
});
