import { Temporal } from 'temporal-polyfill';

/**
 * The first moment of a calendar day in a zone, and the first of the next one. A day of 23 or 25 hours is right, too, and
 * so is one that begins at 01:00, since its clock skips midnight. Throws a RangeError for a day that does not exist.
 */
export function dayBounds(day: string, timeZone: string): { from: Date; until: Date } {
  const date = Temporal.PlainDate.from(day);
  const firstMoment = (of: Temporal.PlainDate) =>
    new Date(of.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: firstMoment(date), until: firstMoment(date.add({ days: 1 })) };
}
