/** What can happen to a booking, by the name that the log keeps, in words for those who read it. */
export const BOOKING_ACTS = {
  booking_made: 'booked a demo',
  booking_moved: 'moved a booking',
  booking_cancelled: 'cancelled a booking',
  booking_released: 'released a booking',
  booking_no_show: 'marked a booking as a no-show',
  booking_no_show_undone: 'took a no-show back',
} as const;

/** What is done with all of them at once, as above. */
export const BOOKING_EXPORT_ACTS = { bookings_exported: 'exported bookings' } as const;

/** The name of something that can happen to a booking. */
export type BookingAct = keyof typeof BOOKING_ACTS;
