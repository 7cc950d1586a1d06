import { expect, onTestFinished, test, vi } from 'vitest';

import { createRouteSequence, ROUTE_RESET_MS, SECOND_REFRESH_MS } from './route-sequence.ts';

function aSequence() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const startedAt = Date.now();
  const steps: [string, number][] = [];
  const note = (step: string) => () => void steps.push([step, Date.now() - startedAt]);
  const sequence = createRouteSequence(
    { hold: note('hold'), reset: note('reset'), refresh: note('refresh') },
    {
      setTimeout: (run, ms) => Number(setTimeout(run, ms)),
      clearTimeout: (handle) => clearTimeout(handle),
    },
  );
  return { sequence, steps };
}

test('keeps the specified times', () => {
  expect([ROUTE_RESET_MS, SECOND_REFRESH_MS]).toEqual([150, 100]);
});

test('resets and refreshes at 150 ms and refreshes again at 250 ms', () => {
  const { sequence, steps } = aSequence();
  sequence.begin();
  vi.advanceTimersByTime(5000);
  expect(steps).toEqual([
    ['hold', 0],
    ['reset', 150],
    ['refresh', 150],
    ['refresh', 250],
  ]);
});

test.each([
  ['before the reset', 149],
  ['between the two refreshes', 249],
])('the next route change %s takes its place', (_, ms) => {
  const { sequence, steps } = aSequence();
  sequence.begin();
  vi.advanceTimersByTime(ms);
  const before = steps.length;
  sequence.begin();
  vi.advanceTimersByTime(5000);
  expect(steps.slice(before)).toEqual([
    ['hold', ms],
    ['reset', ms + 150],
    ['refresh', ms + 150],
    ['refresh', ms + 250],
  ]);
});

test.each([100, 200])('leaves no timer behind when cancelled after %i ms', (ms) => {
  const { sequence, steps } = aSequence();
  sequence.begin();
  vi.advanceTimersByTime(ms);
  sequence.cancel();
  const before = steps.length;
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(steps).toHaveLength(before);
});
