import type { DeskServices } from '#/desk-services.ts';
import { describeBooking, type BookingRow } from '#app/booking-parts/describe-booking.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { dayOf, describeMoment, nameZone } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { layOutWeek } from './lay-out-week.ts';
import type { ListDay } from './week-list.tsx';

/** More would be no list that anybody reads. */
const MOST = 300;
/** How long ago a booking can have begun to count as just been. */
const JUST_BEEN_MS = 2 * 24 * 60 * 60_000;
const MOST_JUST_BEEN = 6;

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    .format(noon)
    .replace(',', '');
}

/** From the first to the last day, such as `23 to 29 November 2026`. */
function describeRange(first: string, last: string): string {
  const full = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const [from, to] = [format(first, full), format(last, full)];
  const [fromDay = '', fromMonth, fromYear] = from.split(' ');
  const [, toMonth, toYear] = to.split(' ');
  if (fromYear !== toYear) return `${from} to ${to}`;
  return fromMonth === toMonth ? `${fromDay} to ${to}` : `${fromDay} ${fromMonth} to ${to}`;
}

function listDays(rows: readonly BookingRow[], today: string): ListDay[] {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return [...byDay].map(([day, bookings]) => {
    const name = format(day, { weekday: 'long', day: 'numeric', month: 'long' });
    return { day, name: day === today ? `${name}, today` : name, bookings };
  });
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

/** What has just been, latest first: booked ones to which somebody could have failed to come by now. */
async function readJustBeen({ bookings }: DeskServices, now: Date) {
  const since = new Date(now.getTime() - JUST_BEEN_MS);
  const found = await bookings.between(since, now, MOST);
  return found
    .filter((each) => each.state === 'booked' && bookings.noShowFrom(each) <= now)
    .toReversed()
    .slice(0, MOST_JUST_BEEN)
    .map((each) => ({
      booking: describeBooking(each, now),
      when: describeMoment(each.startsAt, now, ZONE).words,
    }));
}

/** The zone's short name, both where the clock changes within the week. */
function nameZoneOf({ from, to }: { from: Date; to: Date }): string {
  const [first, last] = [nameZone(from, ZONE), nameZone(new Date(to.getTime() - 1), ZONE)];
  return first === last ? first : `${first}, then ${last}`;
}

/** The week that an address asks for. */
export async function readWeek(services: DeskServices, { week: day }: WeekQuery) {
  const { bookings, clock } = services;
  const now = clock.now();
  const week = bookings.weekOf(day ?? now);
  const isThisWeek = week.from <= now && now < week.to;
  const [found, justBeen] = await Promise.all([
    bookings.between(week.from, week.to, MOST + 1),
    isThisWeek ? readJustBeen(services, now) : [],
  ]);
  const rows = found.slice(0, MOST).map((booking) => describeBooking(booking, now));
  const today = dayOf(now, ZONE);
  const next = rows.find(
    ({ state, iso, day: on }) => state === 'booked' && on === today && new Date(iso) > now,
  );
  const layout = layOutWeek(week, rows, { now, slotMinutes: bookings.slotMinutes });
  const [first, last] = [week.days[0]?.day ?? '', layout.columns.at(-1)?.day];
  return {
    layout,
    days: listDays(rows, today),
    counts: countStates(rows),
    /** How many are shown where there are more. */
    most: found.length > MOST ? MOST : null,
    range: describeRange(first, last ?? week.days.at(-1)?.day ?? ''),
    zone: { name: ZONE, short: nameZoneOf(week) },
    isThisWeek,
    next: next ? `${next.start} ${nameZone(now, ZONE)}` : null,
    previousWeek: week.previous,
    nextWeek: week.next,
    justBeen,
  };
}
