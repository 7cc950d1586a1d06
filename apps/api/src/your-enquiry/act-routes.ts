import { typedIn } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';

import { BODY_LIMIT_BYTES } from '#/plain-form/index.ts';

import { checkCorrection, listCorrectable, writeTyped } from './correction.ts';
import { canBookFor, correctPage, withdrawPage } from './page/index.ts';
import { pathOfPage } from './refused-page.ts';
import type { OpenEnquiry } from './signed-enquiry.ts';
import type { RouteParts } from './route-parts.ts';

const CORRECT = '/your-enquiry/:reference/correct';
const WITHDRAW = '/your-enquiry/:reference/withdraw';
const STOP_NEWS = '/your-enquiry/:reference/stop-news';

const wayOf = ({ enquiry, pathTo }: OpenEnquiry, act: 'correct' | 'withdraw') => ({
  status: enquiry.contacts.leadStatus,
  action: pathTo(act),
  back: pathTo(),
});

function addCorrectRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { brand, calendarUrl, desk, limits, onChange, open, show } = parts;

  const formOf = (opened: OpenEnquiry) => ({
    way: {
      ...wayOf(opened, 'correct'),
      book: calendarUrl !== null && canBookFor(opened.enquiry) ? opened.pathTo('book') : null,
      supportEmail: brand.support.email,
    },
    fields: listCorrectable(opened.enquiry.contacts.leadStatus),
  });

  app.get(CORRECT, async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    if (opened.enquiry.withdrawnAt !== null) return reply.redirect(opened.pathTo(), 303);
    const { way, fields } = formOf(opened);
    const typed = writeTyped(opened.enquiry.contacts);
    return show(reply, correctPage(way, { fields, typed, faults: [] }, null));
  });

  app.post(CORRECT, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    const { enquiry, pathTo } = opened;
    if (enquiry.withdrawnAt !== null) return reply.redirect(pathTo(), 303);
    const typed = typedIn(request) ?? new URLSearchParams();
    const checked = checkCorrection(enquiry.contacts, typed);
    if (!checked.isGood) {
      const { way, fields } = formOf(opened);
      const { alert, faults } = checked;
      return show(reply, correctPage(way, { fields, typed, faults }, alert), 400);
    }
    await limits.countChange({ address: request.ip, reference: enquiry.reference });
    const changed = await desk.correct(enquiry.id, checked.contacts);
    onChange();
    const done = changed.length > 0 ? 'corrected' : 'unchanged';
    return reply.redirect(pathTo(undefined, { done }), 303);
  });
}

/** Putting a lead right, and withdrawing it: a page that asks, and the form that it sends. News stop by one press. */
export function addActRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { desk, open, show, times } = parts;
  addCorrectRoutes(app, parts);

  app.get(WITHDRAW, async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    const { booking, withdrawnAt } = opened.enquiry;
    if (withdrawnAt !== null) return reply.redirect(opened.pathTo(), 303);
    const bookedFor = booking && times.booked(booking.startsAt, booking.timeZone);
    return show(reply, withdrawPage(wayOf(opened, 'withdraw'), bookedFor));
  });

  app.post(WITHDRAW, async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    await desk.withdraw(opened.enquiry.id);
    return reply.redirect(opened.pathTo(), 303);
  });

  // The address that is above a refused press, opened anew.
  app.get(STOP_NEWS, async (request, reply) => reply.redirect(pathOfPage(request), 303));

  app.post(STOP_NEWS, async (request, reply) => {
    const opened = await open(request, reply);
    if (opened === null) return reply;
    await desk.stopNews(opened.enquiry.id);
    return reply.redirect(opened.pathTo(undefined, { done: 'newsStopped' }), 303);
  });
}
