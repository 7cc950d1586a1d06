import * as z from 'zod/mini';

import { isTimeZone } from '#/appointment-message.ts';
import { BOOKING_DETAILS, type BookingDetail, type DetailName } from '#/booking-detail.ts';
import { byName } from '#/by-name.ts';
import { isPlainLine } from '#/plain-text.ts';
import { lineSchema, linesSchema } from '#/text-schema.ts';

/** The most days that one look at the slots may span. */
export const MOST_SLOT_DAYS = 62;

// Temporal reads no more than nine.
const TOO_EXACT = /\.\d{10}/;

const instantSchema = z.iso
  .datetime({ offset: true, error: 'The time must be an ISO date and time with its offset' })
  .check(
    z.refine((text) => !isNaN(Date.parse(text)), 'The time must exist'),
    z.refine((text) => !TOO_EXACT.test(text), 'The time must be exact to nine digits at most'),
  );

/** An IANA time zone such as Europe/London. */
export const timeZoneSchema = z
  .string('The time zone must be a text')
  .check(z.refine(isTimeZone, 'The time zone must be an IANA name such as Europe/London'));

/** A time that can be booked: two ISO instants in UTC. */
export const slotSchema = z.strictObject({ start: instantSchema, end: instantSchema });

/** The query of `GET /api/slots`: days of the given zone, `to` exclusive. */
export const slotsQuerySchema = z.strictObject({
  from: z.iso.date('The first day must be a date such as 2026-05-14'),
  to: z.iso.date('The day after the last must be a date such as 2026-05-15'),
  timeZone: timeZoneSchema,
});

/** The answer of `GET /api/slots`, earliest first. */
export const slotsAnswerSchema = z.strictObject({
  success: z.literal(true),
  timeZone: timeZoneSchema,
  slots: z.array(slotSchema),
});

const schemaOf = (detail: BookingDetail) =>
  detail.control === 'lines' ? linesSchema(detail) : lineSchema(detail);

const requiredDetails = BOOKING_DETAILS.filter((detail) => detail.isRequired);
const optionalDetails = BOOKING_DETAILS.filter((detail) => !detail.isRequired);

/** The body of `POST /api/bookings`; `leadReference` links it to a lead that is known. */
export const newBookingSchema = z.strictObject({
  start: instantSchema,
  timeZone: timeZoneSchema,
  ...byName(requiredDetails, schemaOf),
  // Absent from calls of pages that knew nothing of it, and then left so: a call that is repeated is told by its content.
  ...byName(optionalDetails, (detail) => z.optional(schemaOf(detail))),
  leadReference: z.optional(
    z.string().check(z.maxLength(64), z.refine(isPlainLine, 'The reference must be one line')),
  ),
});

/** The body of a signed reschedule. */
export const rescheduleSchema = z.strictObject({ start: instantSchema, timeZone: timeZoneSchema });

/** What is told of a booking to those who hold its signed link. */
export const bookingReceiptSchema = z.strictObject({
  success: z.literal(true),
  reference: z.string(),
  start: instantSchema,
  end: instantSchema,
  timeZone: timeZoneSchema,
  /** The page on which it is moved or cancelled. */
  manageUrl: z.string(),
});

/** A time that can be booked. */
export type Slot = z.infer<typeof slotSchema>;
/** The query of `GET /api/slots`. */
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;
/** The answer of `GET /api/slots`. */
export type SlotsAnswer = z.infer<typeof slotsAnswerSchema>;
/** The body of `POST /api/bookings`. */
export type NewBooking = z.infer<typeof newBookingSchema>;
/** What was typed to book, as it is stored. */
export type BookingDetails = Pick<NewBooking, DetailName>;
/** The body of a signed reschedule. */
export type Reschedule = z.infer<typeof rescheduleSchema>;
/** What is told of a booking to those who hold its signed link. */
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;
