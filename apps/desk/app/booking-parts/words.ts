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
