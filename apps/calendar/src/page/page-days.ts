import type { Availability } from '@high-street/bookings/slots';
import { Temporal } from 'temporal-polyfill';

/** The day of a moment in a zone, as YYYY-MM-DD. */
export function toDay(moment: Temporal.Instant, zone: string): string {
  return moment.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The month of a day, as YYYY-MM, or of a month itself. */
export function toMonth(day: string): string {
  return day.slice(0, 7);
}

/** The day or month, or the nearer end when it lies outside; as texts they are in the order of time. */
export function clamp(wanted: string, first: string, last: string): string {
  if (wanted < first) return first;
  return wanted > last ? last : wanted;
}

/** The first day of a month and of the one after it. */
export function monthRange(month: string): { from: string; to: string } {
  const first = Temporal.PlainDate.from(`${month}-01`);
  return { from: first.toString(), to: first.add({ months: 1 }).toString() };
}

/** The last moment of the days that can be booked, which are the provider's. */
export function lastBookable(
  { timeZone, horizonDays }: Pick<Availability, 'timeZone' | 'horizonDays'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const end = today.add({ days: horizonDays + 1 }).toZonedDateTime(timeZone);
  return end.toInstant().subtract({ milliseconds: 1 });
}
