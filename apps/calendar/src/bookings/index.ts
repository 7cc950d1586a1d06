export { createBookingDesk, type BookingDesk } from './booking-desk.ts';
export { isSignatureOf, buildManageUrl, signBooking } from './booking-link.ts';
export { addBookingRoutes } from './booking-routes.ts';
export { createEnquiryDetails, type EnquiryDetails } from './enquiry-details.ts';
export { readLinkKeys } from './link-keys.ts';
export { parseBooking } from './parse-booking.ts';
export { planMaintenance } from './plan-maintenance.ts';
export { refuseOtherOrigins } from './refuse-other-origins.ts';
