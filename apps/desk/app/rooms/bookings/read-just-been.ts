import type { DeskServices } from '#/desk-services.ts';
import { describeBooking } from '#app/booking-parts/describe-booking.ts';
import { describeMoment } from '#app/parts/describe-moment.ts';

/** How long ago a booking can have begun to count as just been. */
const JUST_BEEN_MS = 2 * 24 * 60 * 60_000;
const MOST_FOUND = 300;
const MOST_SHOWN = 6;

/** What has just been, latest first: booked ones to which somebody could have failed to come by now. */
export async function readJustBeen({ bookings, office, clock }: DeskServices) {
  const now = clock.now();
  const zone = office.timeZone;
  const since = new Date(now.getTime() - JUST_BEEN_MS);
  const found = await bookings.between(since, now, MOST_FOUND);
  return found
    .filter((each) => each.state === 'booked' && bookings.noShowFrom(each) <= now)
    .toReversed()
    .slice(0, MOST_SHOWN)
    .map((each) => ({
      booking: describeBooking(each, { now, zone }),
      when: describeMoment(each.startsAt, now, zone).words,
    }));
}
