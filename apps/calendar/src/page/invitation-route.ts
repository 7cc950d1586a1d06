import { mailDomain } from '@high-street/letter';
import type { FastifyInstance } from 'fastify';

import { buildInvitation } from '#/invitation/index.ts';

import type { RouteParts } from './route-parts.ts';
import { readSignedLink } from './signed-link.ts';

type Parts = Pick<
  RouteParts,
  'desk' | 'linkKeys' | 'countCall' | 'organizer' | 'availability' | 'clock'
>;

/** `/bookings/:reference.ics`: the booking as a file for the visitor's calendar, by its signed link. */
export function addInvitationRoute(
  scope: FastifyInstance,
  { desk, linkKeys, countCall, organizer, availability, clock }: Parts,
): void {
  scope.get('/bookings/:reference.ics', { preHandler: countCall }, async (request, reply) => {
    const { reference } = readSignedLink(request, linkKeys);
    const { invitationDomain, ...invited } = await desk.findInvited(reference);
    reply.type('text/calendar; charset=utf-8; method=PUBLISH');
    reply.header('content-disposition', `attachment; filename="demo-${reference}.ics"`);
    return buildInvitation({
      ...invited,
      domain: invitationDomain ?? mailDomain(organizer.email),
      visitor: invited.details,
      place: availability.place,
      organizer,
      method: 'PUBLISH',
      now: clock.now(),
    });
  });
}
