import type { AnswerFigures } from '@high-street/leads';

import { minutesLeft, minutesPast, sayTime, sayTimeShort } from '#app/clock/say-time.ts';
import type { TodayFigures } from './in-hand.ts';

/** The answers of today in words. */
export function describeToday(
  { answered, medianMs, withinTarget }: AnswerFigures,
  { waiting, targetMs }: { waiting: number; targetMs: number },
): TodayFigures {
  return {
    answered,
    waiting,
    // Rounded up: under half came within the minute before.
    median: medianMs === null ? null : sayTimeShort(Math.max(1, minutesLeft(medianMs))),
    within: Math.round((withinTarget ?? 0) * answered),
    target: sayTime(minutesPast(targetMs)),
  };
}
