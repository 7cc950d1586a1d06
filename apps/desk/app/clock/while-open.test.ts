import { createOfficeClock } from '@high-street/leads';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { expect, onTestFinished, test, vi } from 'vitest';

import { describeOffice } from './describe-office.ts';
import { whileOpen } from './while-open.ts';

const MINUTE_MS = 60_000;

/** A page that was opened in the lunch break, ten minutes before its end; gives how often it has acted. */
function openAtLunch(visibilityState: DocumentVisibilityState) {
  const page = Object.assign(new EventTarget(), { visibilityState });
  const weeklyHours = everyDay(['09:30', '12:30'], ['13:30', '17:00']);
  const office = createOfficeClock(anAvailability({ weeklyHours }), { targetMinutes: 120 });
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const act = vi.fn<() => void>();
  const end = whileOpen(describeOffice(office, new Date('2026-11-23T13:20:00Z')), act);
  return { page, act, end };
}

test('a page of the closed office acts once it opens, and until it is ended', () => {
  const { act, end } = openAtLunch('visible');
  vi.advanceTimersByTime(9 * MINUTE_MS);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(act).toHaveBeenCalled();
  end();
  const count = act.mock.calls.length;
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(act).toHaveBeenCalledTimes(count);
});

test('a page that is hidden as the office opens acts once it is seen', () => {
  const { page, act, end } = openAtLunch('hidden');
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect(act).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  vi.advanceTimersByTime(MINUTE_MS);
  expect(act).toHaveBeenCalled();
  end();
});
