import type { AnswerFigures } from '@high-street/leads';

import { minutesLeft, minutesPast, sayTime, sayTimeShort } from '#app/clock/say-time.ts';

/** The answers of today in words. */
export function describeToday(
  { answered, medianMs, withinTarget }: AnswerFigures,
  { waiting, targetMs }: { waiting: number; targetMs: number },
) {
  return {
    answered,
    waiting,
    /** Half of them heard within so much open time: rounded up, as fewer did within the minute before. Null for none. */
    median: medianMs === null ? null : sayTimeShort(Math.max(1, minutesLeft(medianMs))),
    /** How many were within the target, and what that is. */
    within: Math.round((withinTarget ?? 0) * answered),
    target: sayTime(minutesPast(targetMs)),
  };
}

export type TodayFigures = ReturnType<typeof describeToday>;
