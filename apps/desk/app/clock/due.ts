import type { Stretch } from '@high-street/leads';

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
  /** When it was read, in milliseconds since 1970, and when the clock runs from then on. */
  readonly readAt: number;
  readonly runs: readonly Stretch[];
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

/** For how long the clock has run since a lead was read, in milliseconds. */
function ranFor({ readAt, runs }: Due, now: number): number {
  const parts = runs.map(({ opens, closes }) => Math.min(now, closes) - Math.max(readAt, opens));
  return parts.reduce((sum, part) => sum + Math.max(0, part), 0);
}

/** How a lead stands with its clock some time after it was read. */
export function readDue(due: Due, now: number): DueState {
  const { leftMs, targetMs } = due;
  const left = leftMs - ranFor(due, now);
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
