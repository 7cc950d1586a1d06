import type { BookingState } from '#app/booking-parts/words.ts';

const PART: Readonly<Record<Exclude<BookingState, 'booked' | 'over'>, string>> = {
  held: 'held',
  'no-show': 'no-show',
  cancelled: 'cancelled',
};

type Counts = Readonly<Record<BookingState, number>>;

/** Which week is shown: any can be turned to. */
const named = (isThisWeek: boolean) => (isThisWeek ? 'this week' : 'in the week shown');

/** How many bookings a week has, as the room's first line says it. */
function countWeek(counts: Counts, isThisWeek: boolean): string {
  const all = counts.booked + counts.over + counts['no-show'];
  const asides = (['held', 'no-show', 'cancelled'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${PART[state]}`);
  const bookings = `${all === 1 ? '1 booking' : `${all} bookings`} ${named(isThisWeek)}`;
  return asides.length === 0 ? `${bookings}.` : `${bookings}; ${asides.join(', ')}.`;
}

/** What the room of bookings says. */
export const WORDS = {
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
  now: 'Now',
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
  empty: {
    title: (isThisWeek: boolean) => `Nothing is booked ${named(isThisWeek)}`,
    line: 'Bookings that are made on the site appear here.',
  },
  cut: (most: number, isThisWeek: boolean) =>
    `More than ${most} bookings begin ${named(isThisWeek)}. The first ${most} are shown.`,
  just: {
    title: 'Just been',
    noShow: 'No-show',
    undo: 'They came',
    another: 'Offer another time',
    about: (name: string) => `: ${name}`,
    columns: { when: 'When', who: 'Who', reference: 'Reference', state: 'State', acts: 'Acts' },
    caption: 'Bookings of the last two days whose time has come',
  },
} as const;
