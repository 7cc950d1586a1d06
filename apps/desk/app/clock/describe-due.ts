import type { OfficeClock } from '@high-street/leads';

import { describeBriefly } from '#app/parts/describe-moment.ts';
import type { Due } from './due.ts';

type DueParts = { readonly office: OfficeClock; readonly now: Date };

/** As many as a page is left open for. */
const STRETCHES = 4;

/** By when a lead is to be answered; null where that is never, since the office never opens. */
export function describeDue(dueAt: Date | null, { office, now }: DueParts): Due | null {
  if (dueAt === null) return null;
  const isLate = dueAt <= now;
  return {
    at: describeBriefly(dueAt, now, office.timeZone),
    leftMs: isLate ? -office.openTimeBetween(dueAt, now) : office.openTimeBetween(now, dueAt),
    targetMs: office.targetMs,
    isLate,
    readAt: now.getTime(),
    runs: office.nextStretches(now, STRETCHES),
  };
}
