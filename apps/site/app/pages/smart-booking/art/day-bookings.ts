import { type Paint, paint } from '#/art/paint.ts';
import type { FaceName } from '#/art/people/faces.ts';

export type DayBooking = {
  lane: 0 | 1 | 2 | 3;
  /** Hour of the day, and how long it takes. */
  start: number;
  hours: number;
  what: string;
  note: string;
  face?: FaceName;
  fill: Paint;
};

const { brandPale, signalPale, accent, accentPale, extraPale, pageSignal } = paint;

/** A full day of an invented street. The hours around one o'clock start together, because narrow screens begin there. */
export const DAY_BOOKINGS: readonly DayBooking[] = [
  {
    lane: 0,
    start: 5.5,
    hours: 2.75,
    what: 'Market pitch 4',
    note: 'Cheese van',
    fill: accentPale,
  },
  {
    lane: 0,
    start: 9,
    hours: 1.9,
    what: 'Window table, 4',
    note: 'Amara and friends',
    face: 'amara',
    fill: brandPale,
  },
  {
    lane: 0,
    start: 11.2,
    hours: 1.5,
    what: 'Corner, 2',
    note: 'Lena',
    face: 'lena',
    fill: signalPale,
  },
  {
    lane: 0,
    start: 13,
    hours: 2.75,
    what: 'Birthday lunch, 10',
    note: 'Tom, cake at 2',
    face: 'tom',
    fill: accent,
  },
  {
    lane: 0,
    start: 16.25,
    hours: 2.1,
    what: 'Window table, 3',
    note: 'Noor',
    face: 'noor',
    fill: brandPale,
  },
  {
    lane: 0,
    start: 19,
    hours: 2.5,
    what: 'Supper, 6',
    note: 'Grace',
    face: 'grace',
    fill: extraPale,
  },
  { lane: 1, start: 6.5, hours: 2.5, what: 'Swim class', note: '2 places left', fill: brandPale },
  {
    lane: 1,
    start: 10,
    hours: 2.25,
    what: 'Cut and colour',
    note: 'Grace with Kit',
    face: 'grace',
    fill: extraPale,
  },
  {
    lane: 1,
    start: 13.25,
    hours: 1.6,
    what: 'Beard trim',
    note: 'Arthur',
    face: 'arthur',
    fill: brandPale,
  },
  {
    lane: 1,
    start: 15.25,
    hours: 2,
    what: 'Blow dry',
    note: 'Lena with Kit',
    face: 'lena',
    fill: accentPale,
  },
  {
    lane: 1,
    start: 17.75,
    hours: 1.7,
    what: 'Curls',
    note: 'Noor',
    face: 'noor',
    fill: signalPale,
  },
  { lane: 1, start: 20.25, hours: 2, what: 'Last trim', note: 'Tom', face: 'tom', fill: brandPale },
  { lane: 2, start: 5.25, hours: 3, what: 'Bread pick-up', note: '18 loaves', fill: extraPale },
  {
    lane: 2,
    start: 9,
    hours: 2.4,
    what: 'Bread class, 8 places',
    note: '2 left',
    fill: accentPale,
  },
  {
    lane: 2,
    start: 11.75,
    hours: 1.4,
    what: 'Fitting',
    note: 'Amara',
    face: 'amara',
    fill: extraPale,
  },
  {
    lane: 2,
    start: 13.5,
    hours: 2.5,
    what: 'Cheese tasting',
    note: 'Full, 3 waiting',
    fill: pageSignal,
  },
  {
    lane: 2,
    start: 16.5,
    hours: 2.25,
    what: 'Click and collect',
    note: '12 pick-ups',
    fill: extraPale,
  },
  { lane: 2, start: 19.25, hours: 2.5, what: 'Choir, 20 places', note: '6 left', fill: accentPale },
  { lane: 3, start: 6, hours: 2.5, what: 'Courier slot', note: 'Flour and milk', fill: signalPale },
  { lane: 3, start: 9.6, hours: 1.8, what: 'Courier slot', note: 'Filled', fill: signalPale },
  { lane: 3, start: 13, hours: 2, what: 'Bike service', note: 'Tom', face: 'tom', fill: brandPale },
  {
    lane: 3,
    start: 15.5,
    hours: 2.7,
    what: 'Farm tour, 12',
    note: 'Amara',
    face: 'amara',
    fill: brandPale,
  },
  { lane: 3, start: 18.75, hours: 2.75, what: 'Quiz, 5 tables', note: '1 left', fill: accent },
];
