import { checkEmail } from '@high-street/contract';
import { typedIn } from '@high-street/server/http';
import { mailboxKey } from '@high-street/server/mailbox';
import type { FastifyInstance } from 'fastify';

import { linkSentPage, nothingPage } from './page/index.ts';
import type { RouteParts } from './route-parts.ts';

const LINK = '/your-enquiry/link';
const SENT = '/your-enquiry/link-sent';

/** A new link for whoever reads the address that a lead came from; the answer is the same for every address. */
export function addLinkRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { desk, limits, mails, show } = parts;

  app.get(LINK, async (_request, reply) => show(reply, nothingPage(), 404));

  app.post(LINK, async (request, reply) => {
    const typed = typedIn(request) ?? new URLSearchParams();
    const email = (typed.get('email') ?? '').trim();
    const message = checkEmail(email);
    if (message !== null)
      return show(reply, nothingPage({ typed, faults: [{ field: 'email', message }] }), 400);
    const reference = `new link ${mailboxKey(email)}`;
    await limits.countChange({ address: request.ip, reference });
    mails.sendLinks(await desk.findByEmail(email));
    // Sent on, so that loading the answer again sends nothing again.
    return reply.redirect(SENT, 303);
  });

  app.get(SENT, async (_request, reply) => show(reply, linkSentPage()));
}
