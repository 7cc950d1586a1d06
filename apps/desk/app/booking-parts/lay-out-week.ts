import type { Week } from '@high-street/bookings/slots';

import { toDay, describeTime } from '#app/parts/describe-moment.ts';
import type { BookingRow } from './describe-booking.ts';
import { formatDay } from './format-day.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const LEAST_ROW = 15;
const WORK_DAYS = 5;

/** A day of the week as a column. */
export type DayColumn = {
  readonly day: string;
  /** Such as `Mon`. */
  readonly name: string;
  readonly number: string;
  readonly isToday: boolean;
  readonly isClosed: boolean;
};

/** A stretch of a day, with the bookings that begin within it. */
export type WeekCell = {
  readonly day: string;
  readonly isOpen: boolean;
  readonly bookings: readonly BookingRow[];
};

/** One row of the grid: the same stretch of each day. */
export type WeekRow = {
  readonly time: string;
  /** Whether its time is written beside it: at the first row of each hour since the beginning. */
  readonly isTold: boolean;
  /** The quarter of the row in which the present moment lies, or null. */
  readonly nowQuarter: 0 | 1 | 2 | 3 | null;
  readonly cells: readonly WeekCell[];
};

/** A week as a grid of days and times. */
export type WeekLayout = {
  readonly columns: readonly DayColumn[];
  readonly rows: readonly WeekRow[];
};

/** Minutes of a time such as `09:30` since midnight, as the wall has it. */
function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * HOUR + Number(minutes);
}

function timeOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
}

type Stretch = { readonly from: number; readonly to: number };

/** When a day is open, in minutes of the wall. */
function openStretches({ day, open }: Week['days'][number], zone: string): readonly Stretch[] {
  return open.map(({ opens, closes }) => ({
    from: minutesOf(describeTime(opens, zone)),
    // The first moment of the next day is the end of this one.
    to: toDay(closes, zone) === day ? minutesOf(describeTime(closes, zone)) : DAY,
  }));
}

/** From when to when the grid goes, in rows of `size` minutes: all that is open, and all that begins outside of it. */
function spanOf(stretches: readonly Stretch[], starts: readonly number[], size: number): Stretch {
  const opening = Math.min(...stretches.map(({ from }) => from), ...starts);
  const first = stretches.length > 0 ? Math.min(...stretches.map(({ from }) => from)) : opening;
  const from = first - Math.ceil(Math.max(0, first - opening) / size) * size;
  const last = Math.max(...stretches.map(({ to }) => to), ...starts.map((start) => start + 1));
  return { from: Math.max(0, from), to: last };
}

function describeDay(day: string, isClosed: boolean, today: string): DayColumn {
  const name = formatDay(day, { weekday: 'short' });
  return {
    day,
    name,
    number: formatDay(day, { day: 'numeric' }),
    isToday: day === today,
    isClosed,
  };
}

/** Lays a week out: the working days, and of the weekend what is open or booked. */
export function layOutWeek(
  week: Pick<Week, 'days'>,
  bookings: readonly BookingRow[],
  { now, slotMinutes, zone }: { now: Date; slotMinutes: number; zone: string },
): WeekLayout {
  const size = Math.min(HOUR, Math.max(LEAST_ROW, slotMinutes));
  const today = toDay(now, zone);
  const days = week.days
    .map((each, index) => ({ ...each, index, stretches: openStretches(each, zone) }))
    .filter(
      ({ day, index, stretches }) =>
        index < WORK_DAYS ||
        stretches.length > 0 ||
        bookings.some((booking) => booking.day === day),
    );
  const all = days.flatMap(({ stretches }) => stretches);
  if (all.length === 0 && bookings.length === 0) return { columns: [], rows: [] };
  const span = spanOf(
    all,
    bookings.map(({ start }) => minutesOf(start)),
    size,
  );
  const minute = minutesOf(describeTime(now, zone));
  const isThisWeek = days.some(({ day }) => day === today);
  const rows: WeekRow[] = [];
  for (let from = span.from; from < span.to; from += size) {
    const holds = (at: number) => at >= from && at < from + size;
    rows.push({
      time: timeOf(from),
      isTold: (from - span.from) % HOUR < size,
      nowQuarter: isThisWeek && holds(minute) ? quarterOf((minute - from) / size) : null,
      cells: days.map(({ day, stretches }) => ({
        day,
        isOpen: stretches.some((open) => open.from < from + size && open.to > from),
        bookings: bookings.filter((each) => each.day === day && holds(minutesOf(each.start))),
      })),
    });
  }
  const columns = days.map(({ day, stretches }) => describeDay(day, stretches.length === 0, today));
  return { columns, rows };
}

function quarterOf(share: number): 0 | 1 | 2 | 3 {
  if (share < 0.25) return 0;
  if (share < 0.5) return 1;
  return share < 0.75 ? 2 : 3;
}
