import * as z from 'zod/mini';

import { isPlainLine } from '#/plain-text.ts';
import { storedUserSchema } from '#/stored-user.ts';

const ZONE_NAME = /^[A-Za-z][\w+/-]{0,63}$/;
/** Abbreviations that Intl takes from ICU: no names of IANA, unlike EST or CET, and Temporal refuses them. */
const ICU_NAME = /^(AC|AE|AG|AR|AS|BE|BS|CA|CN|CS|CT|EA|EC|IE|IS|JS|MI|NE|NS|PL|PN|PR|PS|SS|VS)T$/i;
const REFERENCE_LIMIT = 64;

/** What the site tells the booking page at each load: who the visitor is, or null. */
export const userDataMessageSchema = z.object({
  type: z.literal('USER_DATA'), // literal
  payload: z.nullable(storedUserSchema),
});

/** What people name a booking by. */
export const bookingReferenceSchema = z
  .string('The booking reference must be text')
  .check(
    z.minLength(1, 'The booking reference must not be empty'),
    z.maxLength(REFERENCE_LIMIT, 'The booking reference is too long'),
    z.refine(isPlainLine, 'The booking reference must be one line'),
  );

/** A booked demo as the booking page reports it: start as an ISO instant, the IANA zone it was chosen in, its reference. */
export const confirmedBookingSchema = z.object({
  start: z.iso.datetime({ offset: true }).check(z.refine((text) => !isNaN(Date.parse(text)))),
  timeZone: z.string().check(z.refine(isTimeZone)),
  reference: bookingReferenceSchema,
});

/** Every message that the booking page may send to the site; unknown fields are dropped. */
export const appointmentMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('BOOKING_CONFIRMED'), payload: confirmedBookingSchema }),
  z.object({ type: z.literal('CLOSE') }),
]);

/** A message from the site to the booking page. */
export type UserDataMessage = z.infer<typeof userDataMessageSchema>;
/** A booked demo with its reference; can be used as a held booking. */
export type ConfirmedBooking = z.infer<typeof confirmedBookingSchema>;
/** A message from the booking page to the site. */
export type AppointmentMessage = z.infer<typeof appointmentMessageSchema>;

// Intl takes offsets such as +01:00 for a zone too; the name has to be one that says where.
/** Whether the text is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name) || ICU_NAME.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
