import type { ArchivedBooking } from '@high-street/bookings';

import { toDay, describeLongDay, describeTime, nameZone } from '#app/parts/describe-moment.ts';
import { WORDS } from './words.ts';

type Period = Pick<ArchivedBooking, 'startsAt' | 'endsAt'>;

/** From when to when, in a zone: `Thursday 26 November 2026, 14:00 to 14:30 GMT`. */
export function describePeriod({ startsAt, endsAt }: Period, zone: string): string {
  return WORDS.period(
    describeLongDay(startsAt, zone),
    describeTime(startsAt, zone),
    describeTime(endsAt, zone),
    nameZone(startsAt, zone),
  );
}

/** The visitor's own hour, or null where it is the same in the zone of the provider. */
export function describeTheirs(
  { startsAt, endsAt, timeZone }: Period & { timeZone: string },
  zone: string,
) {
  const isSameHour =
    describeTime(startsAt, timeZone) === describeTime(startsAt, zone) &&
    toDay(startsAt, timeZone) === toDay(startsAt, zone);
  return isSameHour ? null : describePeriod({ startsAt, endsAt }, timeZone);
}
