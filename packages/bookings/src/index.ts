export { BOOKING_ACTS, BOOKING_EXPORT_ACTS, type BookingAct } from './act.ts';
export * from './booking-archive.ts';
export * from './booking-deliveries.ts';
export { NoShowRefused } from './booking-error.ts';
export { newBookingReference, readBookingReference } from './booking-reference.ts';
export { createBookingTimes, type BookingTimes } from './booking-times.ts';
export { createBookingStore, type BookingStore } from './booking-store.ts';
export {
  FURTHER_DETAILS,
  type Booking,
  type BookingChange,
  type BookingNotes,
  type InvitedBooking,
  type Period,
} from './booking.ts';
export { type BookingChanges, createBookingChanges } from './change-booking.ts';
export { type Change, type ChangeKind, changeSchema } from './change.ts';
export { NO_SHOW_MINUTES, noShowFrom } from './no-show.ts';
export type { OpenBookingCaps } from './open-bookings.ts';
export { forgetSources, removeOldKeys } from './remove-old.ts';
export { SlotTakenError } from './slot-taken-error.ts';
