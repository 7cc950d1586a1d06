export {
  createBookingArchive,
  type ArchivedBooking,
  type BookingArchive,
  type BookingMail,
} from './booking-archive.ts';
export * from './booking-deliveries.ts';
export { newBookingReference, readBookingReference } from './booking-reference.ts';
export { createBookingStore, TIME_TAKEN, type BookingStore } from './booking-store.ts';
export {
  FURTHER_DETAILS,
  type Booking,
  type BookingNotes,
  type InvitedBooking,
  type Period,
} from './booking.ts';
export { type Change, type ChangeKind, changeSchema } from './change.ts';
export type { OpenBookingCaps } from './open-bookings.ts';
export { forgetSources, removeOldKeys } from './remove-old.ts';
