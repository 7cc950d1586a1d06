import { expect, test } from 'vitest';

import { isFromFrame, readFrameOrigin } from './frame-origin.ts';

const ORIGIN = 'https://calendar.example';

test.each([
  ['https://calendar.example/book?from=site#day', 'https://calendar.example'],
  ['https://calendar.example:443/', 'https://calendar.example'],
  ['http://localhost:3200/page/', 'http://localhost:3200'],
])('the origin of %s is %s', (address, origin) => {
  expect(readFrameOrigin(address)).toBe(origin);
});

// asvs 1.2.2
test.each(['', '/calendar', 'calendar.example', 'javascript:alert(1)', 'data:text/html,hi'])(
  'refuses the calendar address %j',
  (address) => {
    expect(() => readFrameOrigin(address)).toThrow(/not an absolute http\(s\) address/);
  },
);

// asvs 3.5.5
test('takes a message from that frame and that origin only', () => {
  const frame = new MessageChannel().port1;
  const stranger = new MessageChannel().port1;
  expect(isFromFrame({ origin: ORIGIN, source: frame }, ORIGIN, frame)).toBe(true);
  expect(isFromFrame({ origin: ORIGIN, source: stranger }, ORIGIN, frame)).toBe(false);
  expect(isFromFrame({ origin: ORIGIN, source: null }, ORIGIN, frame)).toBe(false);
  expect(isFromFrame({ origin: ORIGIN, source: null }, ORIGIN, null)).toBe(false);
  frame.close();
  stranger.close();
});

test.each([
  'null',
  '',
  'http://calendar.example',
  'https://calendar.example:8443',
  'https://calendar.example.evil.example',
  'https://evil.example',
  'https://calendar.example/',
])('ignores a message of the frame while it shows a page of %j', (origin) => {
  const frame = new MessageChannel().port1;
  expect(isFromFrame({ origin, source: frame }, ORIGIN, frame)).toBe(false);
  frame.close();
});
