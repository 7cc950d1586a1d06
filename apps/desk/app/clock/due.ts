import type { Moment } from '#app/parts/when.tsx';

import { minutesLeft, minutesPast, sayTime, sayTimeShort } from './say-time.ts';
import { CLOCK } from './words.ts';

/** By when a lead is to be answered, as it was read at a moment. */
export type Due = {
  /** The hour on the wall. */
  readonly at: Moment;
  /** The open time that was left then, in milliseconds; below zero for what was late. */
  readonly leftMs: number;
  /** How much of it there is to answer a lead. */
  readonly targetMs: number;
  readonly isLate: boolean;
  /** When it was read, and until when the clock runs from then; null while it does not. Milliseconds since 1970. */
  readonly readAt: number;
  readonly runsUntil: number | null;
};

/** How a lead stands with its clock at a moment. */
export type DueState = {
  readonly tone: 'paper' | 'accent' | 'late';
  /** How much of its time is left, from 0 to 1. */
  readonly share: number;
  readonly isLate: boolean;
  /** Open time: what is left, or by how much it is late. */
  readonly minutes: number;
};

/** Where the ticket turns from paper to marigold. */
const SOON_MINUTES = 30;

/** How a lead stands with its clock some time after it was read, for which the clock ran while the office was open. */
export function readDue(due: Due, now: number): DueState {
  const { leftMs, targetMs, readAt, runsUntil } = due;
  const ran = runsUntil === null ? 0 : Math.max(0, Math.min(now, runsUntil) - readAt);
  const left = leftMs - ran;
  const isLate = due.isLate || left <= 0;
  const minutes = isLate ? minutesPast(-left) : minutesLeft(left);
  return {
    isLate,
    minutes: Math.max(0, minutes),
    share: isLate ? 0 : Math.min(1, left / targetMs),
    tone: isLate ? 'late' : minutes <= SOON_MINUTES ? 'accent' : 'paper',
  };
}

/** The two lines of a ticket. */
export function sayDue({ at }: Pick<Due, 'at'>, { isLate, minutes }: DueState): [string, string] {
  if (!isLate) return [CLOCK.dueBy(at.words), CLOCK.left(sayTime(minutes))];
  return [minutes === 0 ? CLOCK.late : CLOCK.lateBy(sayTime(minutes)), CLOCK.was(at.words)];
}

/** What is left, or by how much it is late, where there is little room. */
export function sayLeft({ isLate, minutes }: DueState): string {
  if (!isLate) return sayTimeShort(minutes);
  return minutes === 0 ? CLOCK.late : CLOCK.timeLate(sayTimeShort(minutes));
}
