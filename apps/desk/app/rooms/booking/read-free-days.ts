import type { ArchivedBooking } from '@high-street/bookings';

import type { DeskServices } from '#/desk-services.ts';
import {
  toDay,
  describeLongDay,
  describeTime,
  describeWeekDay,
  nameZone,
} from '#app/parts/describe-moment.ts';
import { WORDS } from './words.ts';

/** A time that is free. */
export type FreeTime = {
  readonly value: string;
  readonly time: string;
  /** The visitor's own hour where it is another one, with the day of the week where that is another one. */
  readonly theirs: string | null;
};

/** A day with the times that are free on it. */
export type FreeDay = {
  readonly day: string;
  readonly name: string;
  readonly times: readonly FreeTime[];
};

/** How many free times are offered beside a booking. */
const MOST_NEXT = 4;

/** The zone in which the desk tells times, and that of the visitor. */
type Zones = { readonly our: string; readonly their: string };

function describeTheirHour(start: Date, { our, their }: Zones): string | null {
  const [hour, theirs] = [describeTime(start, our), describeTime(start, their)];
  if (toDay(start, our) !== toDay(start, their)) {
    return WORDS.moving.theirs(`${describeWeekDay(start, their)} ${theirs}`);
  }
  return hour === theirs ? null : WORDS.moving.theirs(theirs);
}

function describeFree(start: Date, zones: Zones): FreeTime {
  return {
    value: start.toISOString(),
    time: describeTime(start, zones.our),
    theirs: describeTheirHour(start, zones),
  };
}

function sortIntoDays(starts: readonly Date[], zones: Zones): FreeDay[] {
  const { our } = zones;
  const byDay = Map.groupBy(starts, (start) => toDay(start, our));
  return [...byDay].map(([day, times]) => ({
    day,
    name: times[0] ? `${describeLongDay(times[0], our)}, ${nameZone(times[0], our)}` : day,
    times: times.map((start) => describeFree(start, zones)),
  }));
}

type Services = {
  readonly bookings: Pick<DeskServices['bookings'], 'freeStarts' | 'slotMinutes' | 'findWeek'>;
  readonly clock: Pick<DeskServices['clock'], 'now'>;
  readonly office: Pick<DeskServices['office'], 'timeZone'>;
};

/** The free times of a week: the one that is asked for, else that of the booking, or the present one. */
export async function readFreeDays(
  { bookings, clock, office }: Services,
  booking: Pick<ArchivedBooking, 'reference' | 'startsAt' | 'timeZone'>,
  from: string | null,
) {
  const now = clock.now();
  const week = bookings.findWeek(from ?? (booking.startsAt < now ? now : booking.startsAt));
  const starts = await bookings.freeStarts(week.from, week.to, booking.reference);
  return {
    days: sortIntoDays(starts, { our: office.timeZone, their: booking.timeZone }),
    earlier: week.from <= now ? null : week.previous,
    later: week.next,
    minutes: bookings.slotMinutes,
  };
}

/** The free times that come next after a booking, in its week or the one after it, each with its day. */
export async function readNextTimes(
  { bookings, clock, office }: Services,
  { reference, startsAt, timeZone }: Pick<ArchivedBooking, 'reference' | 'startsAt' | 'timeZone'>,
): Promise<readonly FreeTime[]> {
  const now = clock.now();
  const our = office.timeZone;
  const after = startsAt < now ? now : startsAt;
  const { from, next } = bookings.findWeek(after);
  const starts = await bookings.freeStarts(from, bookings.findWeek(next).to, reference);
  return starts
    .filter((start) => start > after)
    .slice(0, MOST_NEXT)
    .map((start) => {
      const { value, time, theirs } = describeFree(start, { our, their: timeZone });
      const day = `${describeWeekDay(start, our)} ${Number(toDay(start, our).slice(-2))}`;
      return { value, time: `${day}, ${time}`, theirs };
    });
}
