import type { LiveChange } from '#app/live/live-change.ts';

/** Whether a change is one of a booking: each has its line in the log. */
export const isBooking = ({ record }: LiveChange) => record === 'booking';
