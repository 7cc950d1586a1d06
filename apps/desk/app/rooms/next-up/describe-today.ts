import type { AnswerFigures } from '@high-street/leads';

import { minutesPast, sayTime, sayTimeShort } from '#app/clock/say-time.ts';
import type { TodayFigures } from './in-hand.ts';

/** The answers of today in words. */
export function describeToday(
  { answered, medianMs, withinTarget }: AnswerFigures,
  { waiting, targetMs }: { waiting: number; targetMs: number },
): TodayFigures {
  return {
    answered,
    waiting,
    median: medianMs === null ? null : sayTimeShort(minutesPast(medianMs)),
    within: Math.round((withinTarget ?? 0) * answered),
    target: sayTime(minutesPast(targetMs)),
  };
}
