import { describeStart } from '#app/booking-parts/describe-booking.ts';

const DETAIL = /^(\S+) at (\S+)$/;

/** What a line about a booking says of it: its reference, and when it begins. */
export function describeBooking(detail: string | null, zone: string) {
  const [, reference, time] = DETAIL.exec(detail ?? '') ?? [];
  if (reference === undefined || time === undefined) return null;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return null;
  return { reference, times: describeStart(at, zone) };
}
