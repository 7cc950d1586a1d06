import { expect, test } from 'vitest';

import { describeCall } from './describe-call.ts';

const NOON = new Date('2026-11-23T11:22:00Z');
const FRIDAY = new Date('2026-11-20T11:22:00Z');
const SATURDAY = new Date('2026-11-21T11:22:00Z');
const SUNDAY = new Date('2026-11-22T11:22:00Z');

test.each([
  ['+447700900142', NOON, '11:22 their time, a fair time to call'],
  ['+447700900142', SUNDAY, '11:22 their time, better written than called'],
  ['+819012345678', NOON, '20:22 their time, better written than called'],
  ['+919876543210', NOON, '16:52 their time, a fair time to call'],
  // Their weekend is another one.
  ['+966501234567', FRIDAY, '14:22 their time, better written than called'],
  ['+97450123456', SUNDAY, '14:22 their time, a fair time to call'],
  ['+972501234567', SUNDAY, '13:22 their time, a fair time to call'],
  ['+919876543210', SATURDAY, '16:52 their time, a fair time to call'],
  ['+919876543210', SUNDAY, '16:52 their time, better written than called'],
  ['+971501234567', FRIDAY, '15:22 their time, a fair time to call'],
  // Of a country with several zones nothing is said.
  ['+15035550142', NOON, null],
])('of %s it says at %s: %s', (phone, now, words) => {
  expect(describeCall(phone, now)).toBe(words);
});
