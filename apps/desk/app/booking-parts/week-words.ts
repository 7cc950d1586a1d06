import type { BookingState } from './words.ts';

const PART: Readonly<Record<Exclude<BookingState, 'booked' | 'over'>, string>> = {
  held: 'held',
  'no-show': 'no-show',
  cancelled: 'cancelled',
};

type Counts = Readonly<Record<BookingState, number>>;

/** Which week is shown: any can be turned to. */
export const nameWeek = (isThisWeek: boolean) => (isThisWeek ? 'this week' : 'in the week shown');

/** How many bookings a week has, in one line. */
function countWeek(counts: Counts, isThisWeek: boolean): string {
  const all = counts.booked + counts.over + counts['no-show'];
  const asides = (['held', 'no-show', 'cancelled'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${PART[state]}`);
  const bookings = `${all === 1 ? '1 booking' : `${all} bookings`} ${nameWeek(isThisWeek)}`;
  return asides.length === 0 ? `${bookings}.` : `${bookings}; ${asides.join(', ')}.`;
}

/** What every page that shows a week of bookings says of it. */
export const WEEK = {
  title: 'Bookings',
  next: (time: string) => `The next one today is at ${time}.`,
  noneToday: 'No more today.',
  count: countWeek,
  earlier: 'Earlier',
  thisWeek: 'This week',
  later: 'Later',
  steps: 'Weeks',
  ways: 'Shown as',
  week: 'Week',
  list: 'List',
  today: 'today',
  closed: 'Closed',
  time: 'Time',
  caption: (range: string) => `Bookings from ${range}`,
  states: {
    booked: '',
    over: 'over',
    'no-show': 'no-show',
    held: 'held',
    cancelled: 'cancelled',
  } satisfies Record<BookingState, string>,
  held: 'Held bookings have the signs of a robot: nobody was told, and their time is free.',
  cut: (most: number, isThisWeek: boolean) =>
    `More than ${most} bookings begin ${nameWeek(isThisWeek)}. The first ${most} are shown.`,
} as const;
