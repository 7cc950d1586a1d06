export { workBookingMails } from './work-booking-mails.ts';
