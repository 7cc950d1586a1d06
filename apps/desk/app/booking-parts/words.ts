/** What every page that shows bookings calls their states. */
export const STATES = {
  booked: 'Booked',
  over: 'Over',
  'no-show': 'No-show',
  held: 'Held',
  cancelled: 'Cancelled',
} as const;

/** A state of a booking as people see it: `over` is booked, and its time is over. */
export type BookingState = keyof typeof STATES;

/** What every page that shows bookings says of what was done to one. */
export const DONE = {
  moved: { strong: 'Moved.', rest: 'Both sides are told by email.' },
  'moved-held': { strong: 'Moved.', rest: 'It is held, so nobody is told.' },
  cancelled: {
    strong: 'Cancelled.',
    rest: 'Both sides are told by email, and the time is free.',
  },
  'cancelled-held': { strong: 'Cancelled.', rest: 'It was held, so nobody is told.' },
  'no-show': { strong: 'Noted.', rest: 'Nobody came.' },
  came: { strong: 'Taken back.', rest: 'It is no longer a no-show.' },
  released: { strong: 'Released.', rest: 'Both sides are told by email.' },
} as const;
