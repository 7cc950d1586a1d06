import { expect, onTestFinished, test, vi } from 'vitest';

import { followTime } from './follow-time.ts';

const READ_AT = Date.parse('2026-11-23T11:00:00Z');
const HOUR_MS = 60 * 60_000;
const TICK_MS = 15_000;

/** A page that has just been read; gives what time it tells, in milliseconds since then. */
function openPage() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const told: number[] = [];
  const end = followTime(READ_AT, (now) => told.push(now - READ_AT));
  onTestFinished(() => {
    end();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return { page, told };
}

/** Only the clock on the wall goes on while a device sleeps, and when somebody sets it. */
function moveWallClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

test('counts the hours in which the device slept', () => {
  const { told } = openPage();

  moveWallClock(3 * HOUR_MS);
  vi.advanceTimersByTime(2 * TICK_MS);

  expect(told).toEqual([0, 3 * HOUR_MS + TICK_MS, 3 * HOUR_MS + 2 * TICK_MS]);
});

test('tells the time at once when the page is seen again', () => {
  const { page, told } = openPage();

  moveWallClock(HOUR_MS);
  page.dispatchEvent(new Event('visibilitychange'));

  expect(told).toEqual([0, HOUR_MS]);
});

test.for([-HOUR_MS, -1, 20_000])('does not follow a clock that is set by %i ms', (ms) => {
  const { told } = openPage();

  moveWallClock(ms);
  vi.advanceTimersByTime(TICK_MS);

  expect(told).toEqual([0, TICK_MS]);
});

test('tells the right time once a clock that was set wrong is right again', () => {
  const { told } = openPage();

  for (const ms of [-HOUR_MS, HOUR_MS, HOUR_MS, -HOUR_MS]) {
    moveWallClock(ms);
    vi.advanceTimersByTime(TICK_MS);
  }

  expect(told).toEqual([0, TICK_MS, 2 * TICK_MS, HOUR_MS + 3 * TICK_MS, 4 * TICK_MS]);
});
