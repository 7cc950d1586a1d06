import type { OfficeClock } from '@high-street/leads';

import { dayOf, describeInline, describeTime } from '#app/parts/describe-moment.ts';
import type { Moment } from '#app/parts/when.tsx';
import { ZONE } from '#app/zone.ts';
import type { Due } from './due.ts';

type DueParts = { readonly office: OfficeClock; readonly now: Date };

/** The hour alone today, and with the day else. */
function describeDueAt(at: Date, now: Date): Moment {
  const isToday = dayOf(at, ZONE) === dayOf(now, ZONE);
  return isToday
    ? { iso: at.toISOString(), words: describeTime(at, ZONE) }
    : describeInline(at, now, ZONE);
}

/** By when a lead is to be answered; null where that is never, since the office never opens. */
export function describeDue(dueAt: Date | null, { office, now }: DueParts): Due | null {
  if (dueAt === null) return null;
  const isLate = dueAt <= now;
  return {
    at: describeDueAt(dueAt, now),
    leftMs: isLate ? -office.openTimeBetween(dueAt, now) : office.openTimeBetween(now, dueAt),
    targetMs: office.targetMs,
    isLate,
    readAt: now.getTime(),
    runsUntil: office.isOpen(now) ? (office.closesAt(now)?.getTime() ?? null) : null,
  };
}
