import { errorBodySchema } from '@high-street/contract';
import { KEEP_FOR_EVER, ASK_EACH_TIME } from '@high-street/server/headers';
import type { FastifyInstance } from 'fastify';

import { refuseOtherOrigins } from '#/limits/index.ts';
import { RESULT_PAGE_POLICY } from '#/pages/index.ts';
import { parseTyped } from '#/plain-form/index.ts';

import { addActRoutes } from './act-routes.ts';
import { addEraseRoutes } from './erase-routes.ts';
import { addLinkRoutes } from './link-routes.ts';
import { addLookRoutes } from './look-routes.ts';
import {
  buildPageStyle,
  createTimes,
  nothingPage,
  readSiteFrame,
  renderPage,
  STYLE_PATH,
} from './page/index.ts';
import { refusedPage } from './refused-page.ts';
import type { RouteParts, YourEnquiryParts } from './route-parts.ts';
import { openEnquiry } from './signed-enquiry.ts';

/** There is nothing at such an address, for whatever reason. */
const NOTHING = 404;

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': RESULT_PAGE_POLICY,
};

/** The styles of these pages, apart from them: a page that tells of too much load has them, too. */
export function addYourEnquiryStyle(app: FastifyInstance): void {
  const { text, address } = buildPageStyle();
  app.get(STYLE_PATH, async (request, reply) => {
    // Another version has other styles, and this address of theirs.
    const isOurs = request.url === address;
    return reply
      .header('cache-control', isOurs ? KEEP_FOR_EVER : ASK_EACH_TIME)
      .type('text/css; charset=utf-8')
      .send(text);
  });
}

/**
 * `/your-enquiry`: a lead by the signed link of its confirmation, and what its visitor may do about it. Reading changes
 * nothing, so that a mail scanner may follow every link. All pages run nothing, and are neither kept nor listed.
 */
export async function addYourEnquiryRoutes(
  app: FastifyInstance,
  parts: YourEnquiryParts,
): Promise<void> {
  const site = readSiteFrame(parts.site);
  const frame = { brandName: parts.brand.name, site, style: buildPageStyle().address };
  const show: RouteParts['show'] = (reply, page, status = 200) =>
    reply.status(status).type('text/html; charset=utf-8').send(renderPage(page, frame));
  const routeParts: RouteParts = {
    ...parts,
    times: createTimes(parts.timeZone),
    show,
    async open(request, reply) {
      const opened = await openEnquiry(request, parts);
      if (opened === null) await show(reply, nothingPage(), NOTHING);
      return opened;
    },
  };

  await app.register(async (pages) => {
    parseTyped(pages);
    pages.addHook('onRequest', async (request, reply) => {
      reply.headers(PAGE_HEADERS);
      if (request.method === 'POST') refuseOtherOrigins(request, []);
    });
    pages.addHook('preHandler', parts.limits.countCall);
    // Refusals are answered for calls, in JSON; a visitor gets the same one as a page.
    pages.addHook('preSerialization', async (request, reply, payload) => {
      const refusal = errorBodySchema.safeParse(payload);
      if (!refusal.success) return payload;
      // Again, as who is turned away under load comes to no hook of ours before this one.
      reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').serializer(String);
      const { code } = refusal.data.error;
      return renderPage(refusedPage(request, code, parts.brand.support.email), frame);
    });
    addLookRoutes(pages, routeParts);
    addActRoutes(pages, routeParts);
    addEraseRoutes(pages, routeParts);
    addLinkRoutes(pages, routeParts);
  });
}
