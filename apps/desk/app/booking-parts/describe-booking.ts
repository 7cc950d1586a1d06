import type { ArchivedBooking } from '@high-street/bookings';

import { plainText } from '#app/parts/plain-text.ts';
import { toDay, describeHour, describeLongDay, describeTime } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import type { BookingState } from './words.ts';

/** The state of a booking at a moment. */
export function nameState(
  { state, noShowAt, endsAt }: Pick<ArchivedBooking, 'state' | 'noShowAt' | 'endsAt'>,
  now: Date,
): BookingState {
  if (state !== 'booked') return state;
  if (noShowAt !== null) return 'no-show';
  return endsAt <= now ? 'over' : 'booked';
}

/** A moment in full, as when a booking begins: `Thursday 26 November 2026, 14:00 GMT`. */
export function describeStart(at: Date, zone: string): string {
  return `${describeLongDay(at, zone)}, ${describeHour(at, zone)}`;
}

/** A booking as lists show it; times are those of the provider's clock. */
export function describeBooking(booking: ArchivedBooking, { now, zone }: WallClock) {
  const { reference, version, startsAt, endsAt, leadReference, details } = booking;
  return {
    reference,
    name: plainText(details.name),
    version,
    /** As YYYY-MM-DD. */
    day: toDay(startsAt, zone),
    iso: startsAt.toISOString(),
    start: describeTime(startsAt, zone),
    end: describeTime(endsAt, zone),
    state: nameState(booking, now),
    leadReference,
  };
}

export type BookingRow = ReturnType<typeof describeBooking>;
