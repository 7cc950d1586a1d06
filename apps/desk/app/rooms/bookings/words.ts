import { nameWeek } from '#app/booking-parts/week-words.ts';

/** What the room of bookings says beside what it says of the week. */
export const WORDS = {
  empty: {
    title: (isThisWeek: boolean) => `Nothing is booked ${nameWeek(isThisWeek)}`,
    line: 'Bookings that are made on the site appear here.',
  },
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
