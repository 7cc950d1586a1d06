import type { DeskServices } from '#/desk-services.ts';
import { toDay, nameZone } from '#app/parts/describe-moment.ts';
import { type BookingRow, describeBooking } from './describe-booking.ts';
import { formatDay } from './format-day.ts';
import { layOutWeek } from './lay-out-week.ts';

/** More would be no list that anybody reads. */
const MOST = 300;

/** From the first to the last day, such as `23 to 29 November 2026`. */
function describeRange(first: string, last: string): string {
  const full = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const [from, to] = [formatDay(first, full), formatDay(last, full)];
  const [fromDay = '', fromMonth, fromYear] = from.split(' ');
  const [, toMonth, toYear] = to.split(' ');
  if (fromYear !== toYear) return `${from} to ${to}`;
  return fromMonth === toMonth ? `${fromDay} to ${to}` : `${fromDay} ${fromMonth} to ${to}`;
}

function countStates(rows: readonly BookingRow[]) {
  const count = (state: BookingRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    booked: count('booked'),
    over: count('over'),
    'no-show': count('no-show'),
    held: count('held'),
    cancelled: count('cancelled'),
  };
}

/** The zone's short name, both where the clock changes within the week. */
function nameZoneOf({ from, to }: { from: Date; to: Date }, zone: string): string {
  const [first, last] = [nameZone(from, zone), nameZone(new Date(to.getTime() - 1), zone)];
  return first === last ? first : `${first}, then ${last}`;
}

/** The week in which a moment lies, or a day that is given as YYYY-MM-DD, with the bookings that begin in it. */
export async function readWeek({ bookings, office, clock }: DeskServices, at: Date | string) {
  const now = clock.now();
  const zone = office.timeZone;
  const week = bookings.findWeek(at);
  const found = await bookings.between(week.from, week.to, MOST + 1);
  const rows = found.slice(0, MOST).map((booking) => describeBooking(booking, { now, zone }));
  const today = toDay(now, zone);
  const next = rows.find(
    ({ state, iso, day: on }) => state === 'booked' && on === today && new Date(iso) > now,
  );
  const layout = layOutWeek(week, rows, { now, slotMinutes: bookings.slotMinutes, zone });
  const [first, last] = [week.days[0]?.day ?? '', layout.columns.at(-1)?.day];
  return {
    rows,
    week: {
      layout,
      counts: countStates(rows),
      /** How many are shown where there are more. */
      most: found.length > MOST ? MOST : null,
      range: describeRange(first, last ?? week.days.at(-1)?.day ?? ''),
      zone: { name: zone, short: nameZoneOf(week, zone) },
      isThisWeek: week.from <= now && now < week.to,
      next: next ? `${next.start} ${nameZone(now, zone)}` : null,
      previousWeek: week.previous,
      nextWeek: week.next,
    },
  };
}

/** A week as pages show it. */
export type WeekView = Awaited<ReturnType<typeof readWeek>>['week'];
