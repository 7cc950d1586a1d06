import { WEEK_DAYS } from '@high-street/contract';
import { Temporal } from 'temporal-polyfill';

import type { Availability } from './availability.ts';

/** A stretch of exact time in which the provider is open; `closes` is no longer part of it. */
export type OpenHours = { opens: Temporal.Instant; closes: Temporal.Instant };

const DAY_END = '24:00';

/**
 * Returns when the provider is open on a day of their zone, earliest first and never overlapping. Times that the clock
 * skips are the moment it does so; of times that come twice, opening is the first and closing the last.
 */
export function openHours(availability: Availability, day: Temporal.PlainDate): OpenHours[] {
  const { timeZone, weeklyHours, daysOff } = availability;
  const weekDay = WEEK_DAYS[day.dayOfWeek - 1];
  if (weekDay === undefined || daysOff.includes(day.toString())) return [];

  const stretches: OpenHours[] = [];
  for (const [opening, closing] of weeklyHours[weekDay]) {
    const opens = laterOf(
      instantOf(day, opening, timeZone, 'earlier'),
      // Hours that meet at a time which comes twice would both have the moments in between.
      stretches.at(-1)?.closes,
    );
    const closes = instantOf(day, closing, timeZone, 'later');
    if (Temporal.Instant.compare(opens, closes) < 0) stretches.push({ opens, closes });
  }
  return stretches;
}

function instantOf(
  day: Temporal.PlainDate,
  time: string,
  timeZone: string,
  ofTwo: 'earlier' | 'later',
): Temporal.Instant {
  // Not the last 00:00 where midnight comes twice: the day is over at the first.
  if (time === DAY_END) return day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();

  const wall = day.toPlainDateTime(time);
  const found = wall.toZonedDateTime(timeZone, { disambiguation: ofTwo });
  if (found.toPlainDateTime().equals(wall)) return found.toInstant();

  const beforeGap = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const afterGap = beforeGap.getTimeZoneTransition('next');
  if (afterGap === null) throw new RangeError(`${timeZone} has no ${wall.toString()}`);
  return afterGap.toInstant();
}

function laterOf(moment: Temporal.Instant, other = moment): Temporal.Instant {
  return Temporal.Instant.compare(moment, other) < 0 ? other : moment;
}
