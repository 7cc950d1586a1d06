import { Temporal } from 'temporal-polyfill';

import type { Availability } from '@high-street/server/hours';
import { openHours } from '@high-street/server/hours';

const DAYS = 7;

/** A day of the provider's zone, as YYYY-MM-DD, and when they are open on it. */
export type WeekDay = {
  readonly day: string;
  readonly open: readonly { readonly opens: Date; readonly closes: Date }[];
};

/** A week of the provider's zone, from Monday's first moment to that of the next one. */
export type Week = {
  readonly from: Date;
  readonly to: Date;
  readonly days: readonly WeekDay[];
  /** The Mondays before and after it, as YYYY-MM-DD. */
  readonly previous: string;
  readonly next: string;
};

const toDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds);

/** The week in which a moment lies, or a day that is given as YYYY-MM-DD. */
export function findWeek(availability: Availability, at: Date | string): Week {
  const { timeZone } = availability;
  const day =
    typeof at === 'string'
      ? Temporal.PlainDate.from(at)
      : Temporal.Instant.fromEpochMilliseconds(at.getTime())
          .toZonedDateTimeISO(timeZone)
          .toPlainDate();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const firstMoment = (date: Temporal.PlainDate) =>
    toDate(date.toZonedDateTime(timeZone).toInstant());
  const next = monday.add({ days: DAYS });
  return {
    from: firstMoment(monday),
    to: firstMoment(next),
    days: Array.from({ length: DAYS }, (_, index) => {
      const date = monday.add({ days: index });
      const open = openHours(availability, date).map(({ opens, closes }) => ({
        opens: toDate(opens),
        closes: toDate(closes),
      }));
      return { day: date.toString(), open };
    }),
    previous: monday.subtract({ days: DAYS }).toString(),
    next: next.toString(),
  };
}
