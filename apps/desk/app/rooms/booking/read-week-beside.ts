import type { ArchivedBooking } from '@high-street/bookings';

import type { DeskServices } from '#/desk-services.ts';
import { readWeek } from '#app/booking-parts/read-week.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { toDay } from '#app/parts/describe-moment.ts';

/** The week of a booking, and the query by which the room of bookings shows it: the one there is, if it does. */
export async function readWeekBeside(
  services: DeskServices,
  { startsAt }: Pick<ArchivedBooking, 'startsAt'>,
  query: WeekQuery,
) {
  const { bookings, office, clock } = services;
  const { week } = await readWeek(services, startsAt);
  const asked = bookings.findWeek(query.week ?? clock.now());
  const isAsked = asked.from <= startsAt && startsAt < asked.to;
  return { week, query: isAsked ? query : { ...query, week: toDay(startsAt, office.timeZone) } };
}
