export { createBookingDesk, type BookingDesk } from './booking-desk.ts';
export { type Change, type ChangeKind, changeSchema } from './change.ts';
export { isSignatureOf, manageUrlOf, signBooking, type LinkKeys } from './booking-link.ts';
export { addBookingRoutes } from './booking-routes.ts';
export { createBookingStore } from './booking-store.ts';
export { readLinkKeys } from './link-keys.ts';
export { parseBooking } from './parse-booking.ts';
export { refuseOtherOrigins } from './refuse-other-origins.ts';
export { planUpkeep } from './upkeep.ts';
