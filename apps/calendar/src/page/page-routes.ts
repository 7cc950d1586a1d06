import { readForms } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';

import { refuseOtherOrigins } from '#/bookings/index.ts';

import { addBookRoutes } from './book-routes.ts';
import { addManageRoutes } from './manage-routes.ts';
import { pageHeaders } from './page-headers.ts';
import { createPageMaker, type PageParts } from './page-maker.ts';
import type { RouteParts } from './route-parts.ts';

type Parts = PageParts & Omit<RouteParts, 'pages' | 'origins'> & { readonly calendarUrl: string };

/** The booking page and what its forms send without scripts; the scripts make the calls of `/api` instead. */
export async function addPageRoutes(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { calendarUrl, ...others } = parts;
  const routeParts: RouteParts = {
    ...others,
    origins: [new URL(calendarUrl).origin],
    pages: createPageMaker(parts),
  };
  const headers = pageHeaders(parts.siteUrl);
  readForms(scope);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // Links lead here from mails and from the site, which frames the page; forms are sent from the page alone.
    if (request.method === 'POST') refuseOtherOrigins(request, calendarUrl);
  });
  // Again for refusals, as who is turned away under load comes to no hook of ours before this one.
  scope.addHook('preSerialization', async (_request, reply, payload) => {
    reply.headers(headers);
    return payload;
  });
  // A scope each, since each tells of refusals in its own way.
  await scope.register(async (book) => addBookRoutes(book, routeParts));
  await scope.register(async (manage) => addManageRoutes(manage, routeParts));
}
