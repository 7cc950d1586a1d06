import { expect, test } from 'vitest';

import { framePolicy, readCalendarUrl } from './calendar.ts';

test.each([undefined, '', 'none'])('there is no booking page for CALENDAR_URL %j', (setting) => {
  expect(readCalendarUrl(setting)).toBeNull();
});

test.each(['https://cal.example/anna/demo', 'http://localhost:3001'])(
  'the booking page is at %s as it is given',
  (setting) => {
    expect(readCalendarUrl(setting)).toBe(setting);
  },
);

test.each([
  'None',
  '/calendar',
  'calendar.example',
  'ftp://calendar.example',
  'javascript:alert(1)',
])('refuses %j with one line that names CALENDAR_URL', (setting) => {
  expect(() => readCalendarUrl(setting)).toThrow(/^CALENDAR_URL is .*none.*$/);
});

test.each([
  ['https://cal.example/anna/demo?from=site', 'frame-src https://cal.example'],
  ['http://localhost:3001', 'frame-src http://localhost:3001'],
  [null, "frame-src 'none'"],
])('a site with the booking page %j may frame that origin and nothing else', (address, policy) => {
  expect(framePolicy(address)).toBe(policy);
});
