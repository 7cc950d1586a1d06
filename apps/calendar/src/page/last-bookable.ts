import type { Availability } from '@high-street/bookings/slots';
import { Temporal } from 'temporal-polyfill';

import { toDay } from '../../page/zone-time.ts';

/** The last moment of the days that can be booked, which are the provider's; both moments are ISO instants. */
export function lastBookable(
  { timeZone, horizonDays }: Pick<Availability, 'timeZone' | 'horizonDays'>,
  now: string,
): string {
  const today = Temporal.PlainDate.from(toDay(now, timeZone));
  const end = today.add({ days: horizonDays + 1 }).toZonedDateTime(timeZone);
  return end.toInstant().subtract({ milliseconds: 1 }).toString();
}
