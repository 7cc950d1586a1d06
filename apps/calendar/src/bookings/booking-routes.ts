import { DayRangeError, rangeOfDays } from '@high-street/bookings/slots';
import {
  newBookingSchema,
  rescheduleSchema,
  slotsQuerySchema,
  type SlotsAnswer,
  type SlotsQuery,
} from '@high-street/contract';
import { ApiError, readKey } from '@high-street/server/http';
import type { LinkKeys } from '@high-street/server/links';
import { namesPage } from '@high-street/server/robots';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { BookingDesk } from './booking-desk.ts';
import { isSignatureOf } from './booking-link.ts';
import { parseBooking } from './parse-booking.ts';
import { readRobotHeaders } from './robot-answers.ts';

const paramsSchema = z.object({ reference: z.string() });
const signatureSchema = z.strictObject({ signature: z.string() });
/** Cancelling takes no body, or an empty one. */
const cancelSchema = z.strictObject({}).optional();

function readRange(query: SlotsQuery) {
  try {
    return rangeOfDays(query);
  } catch (error) {
    if (!(error instanceof DayRangeError)) throw error;
    const { message } = error;
    throw new ApiError('invalid_booking', message, [{ field: 'to', message }]);
  }
}

type Parts = {
  readonly desk: BookingDesk;
  readonly linkKeys: LinkKeys;
  readonly calendarUrl: string;
};

/** The calls that look for a time, take one, and by signed link look at, move and cancel what was taken. */
export function addBookingRoutes(
  app: FastifyInstance,
  { desk, linkKeys, calendarUrl }: Parts,
): void {
  const origins = [new URL(calendarUrl).origin];

  /** The reference of a signed call; tells nobody without the signature whether there is such a booking. */
  function readSignedReference(request: FastifyRequest): string {
    const { reference } = paramsSchema.parse(request.params);
    const query = signatureSchema.safeParse(request.query);
    if (!query.success || !isSignatureOf(linkKeys, reference, query.data.signature)) {
      throw new ApiError('booking_link_wrong', 'the signature is not of this booking');
    }
    return reference;
  }

  async function listSlots(query: SlotsQuery): Promise<SlotsAnswer> {
    const slots = await desk.freeSlots(readRange(query));
    return { success: true, timeZone: query.timeZone, slots };
  }

  app.get('/api/slots', (request) => listSlots(parseBooking(slotsQuerySchema, request.query)));

  app.post('/api/bookings', async (request, reply) => {
    const key = readKey(request);
    const receipt = await desk.book(key, parseBooking(newBookingSchema, request.body), {
      address: request.ip,
      robot: readRobotHeaders(request.headers),
      namesPage: namesPage(request.headers, origins),
    });
    reply.status(201);
    return receipt;
  });

  app.get('/api/*', async () => {
    throw new ApiError('not_found', 'no such call');
  });

  app.get('/api/bookings/:reference', (request) => desk.find(readSignedReference(request)));

  app.post('/api/bookings/:reference/reschedule', (request) => {
    const reference = readSignedReference(request);
    return desk.reschedule(reference, parseBooking(rescheduleSchema, request.body), request.ip);
  });

  app.post('/api/bookings/:reference/cancel', (request) => {
    const reference = readSignedReference(request);
    parseBooking(cancelSchema, request.body);
    return desk.cancel(reference);
  });
}
