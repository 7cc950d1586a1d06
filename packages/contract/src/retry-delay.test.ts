import { expect, test } from 'vitest';

import { retryDelay, type FailedTry } from '#/retry-delay.ts';

const NOW = new Date('2026-01-05T09:00:00Z');

function aFailure(changes: Partial<FailedTry> = {}): FailedTry {
  return { tries: 1, status: 503, retryAfter: null, elapsedMs: 100, ...changes };
}

test.each([
  ['the first try, at the middle', aFailure(), 0.5, 1000],
  ['the first try, at its shortest', aFailure(), 0, 800],
  ['the first try, at its longest', aFailure(), 1, 1200],
  ['the second try, at the middle', aFailure({ tries: 2 }), 0.5, 3000],
  ['the second try, at its shortest', aFailure({ tries: 2 }), 0, 2400],
  ['the third try', aFailure({ tries: 3 }), 0.5, null],
  ['no network', aFailure({ status: null }), 0.5, 1000],
  ['502', aFailure({ status: 502 }), 0.5, 1000],
  ['504', aFailure({ status: 504 }), 0.5, 1000],
  ['500', aFailure({ status: 500 }), 0.5, null],
  ['201', aFailure({ status: 201 }), 0.5, null],
  ['400', aFailure({ status: 400 }), 0.5, null],
  ['429, even with Retry-After', aFailure({ status: 429, retryAfter: '1' }), 0.5, null],
  ['Retry-After in seconds', aFailure({ retryAfter: '5' }), 0.5, 5000],
  ['Retry-After as a date', aFailure({ retryAfter: 'Mon, 05 Jan 2026 09:00:04 GMT' }), 0.5, 4000],
  ['Retry-After sooner than our own wait', aFailure({ retryAfter: '0' }), 0.5, 1000],
  ['Retry-After that does not fit', aFailure({ retryAfter: '60' }), 0.5, null],
  ['Retry-After that nobody can read', aFailure({ retryAfter: 'soon' }), 0.5, 1000],
  ['too little time left', aFailure({ elapsedMs: 14_500 }), 0.5, null],
])('after %s', (_, failed, random, delay) => {
  expect(retryDelay(failed, NOW, random)).toBe(delay);
});
