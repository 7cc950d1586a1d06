import { buildBookToken, findNextRemoval } from '@high-street/leads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { enquiryPage, nothingPage, type Done } from './page/index.ts';
import { retentionEnd } from './retention-end.ts';
import type { RouteParts } from './route-parts.ts';

const DONE = ['corrected', 'unchanged', 'newsStopped'] as const satisfies readonly Done[];
const querySchema = z.object({ done: z.enum(DONE).nullable().catch(null).default(null) });

/** The page of a lead, and its way to the booking page. */
export function addLookRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { brand, calendarUrl, clock, findDue, linkKeys, open, retentionMonths, show, times } =
    parts;

  app.get('/your-enquiry', async (_request, reply) => show(reply, nothingPage(), 404));

  app.get('/your-enquiry/:reference', async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    const { enquiry, pathTo } = opened;
    const page = enquiryPage({
      enquiry,
      due: await findDue(enquiry),
      times,
      now: clock.now(),
      supportEmail: brand.support.email,
      pathTo,
      canBook: calendarUrl !== null,
      done: querySchema.parse(request.query).done,
      until: findNextRemoval(retentionEnd(enquiry.createdAt, retentionMonths)),
    });
    return show(reply, page);
  });

  app.get('/your-enquiry/:reference/book', async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    const { enquiry, pathTo } = opened;
    if (calendarUrl === null || enquiry.withdrawnAt !== null) return reply.redirect(pathTo(), 303);
    const address = new URL(calendarUrl);
    address.searchParams.set('enquiry', buildBookToken(linkKeys, enquiry.linkSubject, clock.now()));
    return reply.redirect(address.href, 303);
  });
}
