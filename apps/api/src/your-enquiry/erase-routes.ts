import { typedIn } from '@high-street/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { erasedPage, eraseCodePage, erasePage, WORDS } from './page/index.ts';
import type { RouteParts } from './route-parts.ts';
import { isLinkOfGone, type OpenEnquiry } from './signed-enquiry.ts';

const ERASE = '/your-enquiry/:reference/erase';
const ERASED = '/your-enquiry/erased';

const querySchema = z.object({ step: z.literal('code').nullable().catch(null).default(null) });

/** Erasing everything: a code goes to the visitor's own address first, since links get passed on. */
export function addEraseRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { desk, limits, mails, times, open, show } = parts;

  const wayOf = ({ pathTo }: OpenEnquiry) => ({ action: pathTo('erase'), back: pathTo() });

  async function sendCode(opened: OpenEnquiry, request: FastifyRequest, reply: FastifyReply) {
    const { enquiry, pathTo } = opened;
    await limits.countChange({ address: request.ip, reference: enquiry.reference });
    const code = await desk.makeEraseCode(enquiry.id);
    if (code === null) {
      const problem = { text: WORDS.erase.tooMany, isWrongCode: false };
      return show(reply, eraseCodePage(wayOf(opened), problem), 429);
    }
    mails.sendCode(enquiry, code);
    return reply.redirect(pathTo('erase', { step: 'code' }), 303);
  }

  app.get(ERASE, async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    const { step } = querySchema.parse(request.query);
    const way = wayOf(opened);
    if (step === 'code') return show(reply, eraseCodePage(way, null));
    const { ownBooking } = opened.enquiry;
    const goes = ownBooking && times.booked(ownBooking.startsAt, ownBooking.timeZone);
    return show(reply, erasePage(way, goes));
  });

  app.post(ERASE, async (request, reply) => {
    const typed = typedIn(request);
    // Of two presses the first may have erased what the second came for.
    if (typed?.get('step') === 'code' && (await isLinkOfGone(request, parts)))
      return reply.redirect(ERASED, 303);
    const opened = await open(request, reply);
    if (opened === null) return reply;
    if (typed?.get('step') !== 'code') return sendCode(opened, request, reply);
    const judgement = await desk.erase(opened.enquiry, typed.get('code') ?? '');
    // Or it does so meanwhile.
    if (judgement.kind === 'right' || (await desk.find(opened.enquiry.reference)) === null)
      return reply.redirect(ERASED, 303);
    const problem = { text: WORDS.erase.wrong(judgement.triesLeft), isWrongCode: true };
    return show(reply, eraseCodePage(wayOf(opened), problem), 400);
  });

  app.get(ERASED, async (_request, reply) => show(reply, erasedPage()));
}
