import { type Paint, paint } from '#/art/paint.ts';

export type Booking = {
  /** Column of the week, Monday being 0. */
  day: number;
  /** Hours after opening, and how long it takes. */
  start: number;
  hours: number;
  what: string;
  guest: string;
  fill: Paint;
};

const {
  brandPale: cut,
  extraPale: trim,
  signalPale: dry,
  accent: colour,
  pageSignal: bridal,
} = paint;

/** A full week of an invented salon. */
export const WEEK_BOOKINGS: readonly Booking[] = [
  { day: 0, start: 0, hours: 1.5, what: 'Cut and colour', guest: 'Amara', fill: cut },
  { day: 0, start: 2.5, hours: 1, what: 'Beard trim', guest: 'Joe', fill: trim },
  { day: 1, start: 1, hours: 1, what: 'Blow dry', guest: 'Lena', fill: dry },
  { day: 1, start: 3, hours: 2, what: 'Full colour', guest: 'Priya', fill: colour },
  { day: 2, start: 0.5, hours: 1, what: 'Fringe', guest: 'Kit', fill: trim },
  { day: 2, start: 2, hours: 1.5, what: 'Cut', guest: 'Grace', fill: cut },
  { day: 2, start: 5, hours: 1, what: 'Blow dry', guest: 'Ines', fill: dry },
  { day: 3, start: 0, hours: 1, what: 'Cut', guest: 'Sam', fill: cut },
  { day: 3, start: 1.5, hours: 2, what: 'Bridal trial', guest: 'Noor', fill: bridal },
  { day: 3, start: 4.5, hours: 1.5, what: 'Colour', guest: 'Bea', fill: cut },
  { day: 4, start: 1, hours: 1.5, what: 'Cut and dry', guest: 'Idris', fill: cut },
  { day: 4, start: 3.5, hours: 1, what: 'Trim', guest: 'Al', fill: trim },
  { day: 5, start: 0, hours: 2, what: 'Full colour', guest: 'Mina', fill: colour },
  { day: 5, start: 2.5, hours: 1, what: 'Cut', guest: 'Tess', fill: cut },
  { day: 5, start: 4, hours: 1.5, what: 'Curls', guest: 'Jo', fill: dry },
];
