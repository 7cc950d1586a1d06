import { newBookingSchema } from '@high-street/contract';
import { ApiError, typedIn } from '@high-street/server/http';
import { namesPage } from '@high-street/server/robots';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { PageProps } from '../../page/page-props.ts';

import { parseBooking } from '#/bookings/index.ts';

import { answerWithPages, type Refusal } from './answer-with-pages.ts';
import { stepPath } from './booking-step.ts';
import { detailsAgain } from './details-again.ts';
import { readLook } from './page-look.ts';
import type { RouteParts } from './route-parts.ts';
import { signLink } from './signed-link.ts';
import { readTypedDetails, readTypedKey, readTypedRobot, readTypedTime } from './typed-booking.ts';

/** `/`: the free times as links, and the form that books one of them. Unknown addresses lead to it. */
export function addBookRoutes(scope: FastifyInstance, parts: RouteParts): void {
  const { pages, desk, linkKeys, enquiries, renderPage, countCall, origins } = parts;
  // Counted after the body is read, so that who is over the limit gets the typing back.
  const counted = { preHandler: countCall };

  async function pageOfRefusal(request: FastifyRequest, refusal: Refusal): Promise<PageProps> {
    const typed = typedIn(request);
    const again = typed && (await detailsAgain(typed, refusal, { ...parts, log: request.log }));
    return again ?? pages.refused(refusal, readLook(request.query));
  }

  const show = answerWithPages(scope, renderPage, pageOfRefusal);

  scope.get('/', counted, async (request, reply) =>
    show(reply, await pages.choosing(readLook(request.query))),
  );

  scope.get('/*', counted, async () => {
    throw new ApiError('not_found', 'no page has this address');
  });

  scope.post('/', counted, async (request, reply) => {
    const typed = typedIn(request) ?? new URLSearchParams();
    const joined = enquiries.open(typed.get('enquiry') ?? undefined);
    const wanted = parseBooking(newBookingSchema, {
      ...readTypedTime(typed),
      ...(joined === null ? {} : { leadReference: joined.reference }),
      ...readTypedDetails(typed),
    });
    const key = readTypedKey(typed);
    if (key === null) throw new ApiError('idempotency_key_missing', 'the form has no usable key');
    const { reference } = await desk.book(key, wanted, {
      address: request.ip,
      robot: readTypedRobot(typed),
      // The page sends no referrer, so that browsers name no origin with its forms.
      namesPage: request.headers.origin === 'null' || namesPage(request.headers, origins),
    });
    // Sent on, so that loading the answer again sends nothing again.
    return reply.redirect(stepPath(signLink(linkKeys, reference), 'booked'), 303);
  });
}
