import type { BookingRow } from '#app/booking-parts/describe-booking.ts';
import { formatDay } from '#app/booking-parts/format-day.ts';
import { WEEK } from '#app/booking-parts/week-words.ts';
import type { ListDay } from './week-list.tsx';

/** Bookings by the day on which they begin. */
export function listDays(rows: readonly BookingRow[], today: string): ListDay[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, bookings]) => {
    const name = formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
    return { day, name: day === today ? `${name}, ${WEEK.today}` : name, bookings };
  });
}
