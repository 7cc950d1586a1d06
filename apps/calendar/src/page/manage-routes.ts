import { rescheduleSchema } from '@high-street/contract';
import { typedIn } from '@high-street/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { parseBooking } from '#/bookings/index.ts';

import { answerWithPages } from './answer-with-pages.ts';
import { readStep, stepPath, type BookingStep } from './booking-step.ts';
import { addInvitationRoute } from './invitation-route.ts';
import { readLook, type PageLook } from './page-look.ts';
import { isUnknownBooking, pageOfBooking, pageOfRefusedVisit } from './page-of-booking.ts';
import type { RouteParts } from './route-parts.ts';
import { findSignedLink, readSignedLink } from './signed-link.ts';
import { readTypedTime } from './typed-booking.ts';

const PAGE = '/bookings/:reference';
const MOVE = `${PAGE}/reschedule`;
const CANCEL = `${PAGE}/cancel`;

/** The step that a form belongs to, or the one that an address asks for. */
function stepOf(request: FastifyRequest): BookingStep {
  const { url } = request.routeOptions;
  if (url === MOVE) return 'move';
  return url === CANCEL ? 'cancel' : readStep(request);
}

/** The time that a form sends, or the one that an address asks for. */
function lookOf(request: FastifyRequest): PageLook {
  const typed = typedIn(request);
  if (typed === null) return readLook(request.query);
  const { start, timeZone: zone } = readTypedTime(typed);
  return readLook({ start, zone });
}

/** `/bookings/:reference`: a booking by its signed link, with the forms that move and cancel it. */
export function addManageRoutes(scope: FastifyInstance, parts: RouteParts): void {
  const { desk, linkKeys, renderPage, countCall } = parts;
  const counted = { preHandler: countCall };
  const show = answerWithPages(scope, renderPage, (request, refusal) => {
    const link = findSignedLink(request, linkKeys);
    const visit = { link, step: stepOf(request), look: lookOf(request) };
    return pageOfRefusedVisit(visit, refusal, { ...parts, log: request.log });
  });

  addInvitationRoute(scope, parts);

  scope.get(PAGE, counted, async (request, reply) => {
    const link = readSignedLink(request, linkKeys);
    const visit = { link, step: stepOf(request), look: lookOf(request) };
    return show(reply, await pageOfBooking(visit, parts));
  });

  // The address that is above a refused form, opened anew.
  for (const url of [MOVE, CANCEL]) {
    scope.get(url, counted, async (request, reply) =>
      reply.redirect(stepPath(readSignedLink(request, linkKeys), stepOf(request)), 303),
    );
  }

  scope.post(MOVE, counted, async (request, reply) => {
    const link = readSignedLink(request, linkKeys);
    const typed = typedIn(request) ?? new URLSearchParams();
    const wanted = parseBooking(rescheduleSchema, readTypedTime(typed));
    await desk.reschedule(link.reference, wanted, request.ip);
    return reply.redirect(stepPath(link, 'moved'), 303);
  });

  scope.post(CANCEL, counted, async (request, reply) => {
    const link = readSignedLink(request, linkKeys);
    try {
      await desk.cancel(link.reference);
    } catch (error) {
      // Pressed twice: it is as the visitor wants it.
      if (!isUnknownBooking(error)) throw error;
    }
    return reply.redirect(stepPath(link, 'cancelled'), 303);
  });
}
