export { BOOKING_CONFIRMATION, BOOKING_DELIVERIES, BOOKING_NOTICE } from './booking-deliveries.ts';
