import { MOST_SLOT_DAYS, type SlotsQuery } from '@high-street/contract';
import { Temporal } from 'temporal-polyfill';

/** Days that cannot be looked at together; the message says in one line why. */
export class DayRangeError extends Error {
  override readonly name = 'DayRangeError';
}

/**
 * Returns the exact time of the visitor's days, from the first moment of `from` to the first moment of `to`; throws a
 * DayRangeError when there is no day between them or more than MOST_SLOT_DAYS.
 */
export function rangeOfDays({ from, to, timeZone }: SlotsQuery): {
  from: Temporal.Instant;
  to: Temporal.Instant;
} {
  const first = Temporal.PlainDate.from(from);
  const afterLast = Temporal.PlainDate.from(to);
  const { days } = first.until(afterLast, { largestUnit: 'day' });
  if (days < 1) throw new DayRangeError(`The first day ${from} must be before ${to}`);
  if (days > MOST_SLOT_DAYS) {
    throw new DayRangeError(`From ${from} to ${to} are more than ${MOST_SLOT_DAYS} days`);
  }
  return { from: firstMoment(first, timeZone), to: firstMoment(afterLast, timeZone) };
}

// A day does not always begin at 00:00; Temporal then gives the moment at which its clock starts.
function firstMoment(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant();
}
