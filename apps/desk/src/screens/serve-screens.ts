import { ApiError, packPages } from '@high-street/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { pagePolicy } from '#/desk-headers.ts';
import type { Visits } from '#/visit/index.ts';

import { answerBusyByPage } from './answer-busy-by-page.ts';
import type { Screens } from './read-screens.ts';
import { reportFaults } from './report-faults.ts';

type Options = {
  readonly screens: Screens;
  /** Where people reach the desk; requests are read as if they had come to it, whatever their Host says. */
  readonly origin: string;
  readonly services: DeskServices;
  readonly visits: Visits;
};

/** What a request says of itself; what proxies add is believed by Fastify alone. */
function headersOf({ headers }: FastifyRequest): Headers {
  const copy = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name.startsWith('x-forwarded-') || name === 'forwarded') continue;
    for (const each of [value].flat()) copy.append(name, each);
  }
  return copy;
}

/** What was asked for, as an address of the desk. None has U+0000, which PostgreSQL cannot hold. */
function addressOf({ url }: FastifyRequest, origin: string): URL {
  if (!url.startsWith('/') || url.includes('%00'))
    throw new ApiError('not_found', 'no address of the desk');
  return new URL(`${origin}${url}`);
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const { method, body } = request;
  return new Request(addressOf(request, origin), {
    method,
    headers: headersOf(request),
    ...(body instanceof Buffer ? { body: new Uint8Array(body) } : {}),
  });
}

function sendWebResponse(reply: FastifyReply, response: Response, nonce: string): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (response.headers.get('content-type')?.startsWith('text/html') === true) {
    reply.header('content-security-policy', pagePolicy(nonce));
  }
  return reply.send(response.body ?? undefined);
}

/** Every address that Fastify has no route for goes to React Router, with the raw body as it came. */
export function serveScreens(app: FastifyInstance, options: Options): void {
  const { screens, origin, services, visits } = options;
  const handle = createRequestHandler(
    reportFaults(screens.build, screens.visitContext),
    'production',
  );

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  answerBusyByPage(app, screens.busyPage);
  packPages(app);
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    async handler(request, reply) {
      const visit = visits.of(request, reply);
      const context = new RouterContextProvider();
      context.set(screens.deskContext, services);
      context.set(screens.visitContext, visit);
      const response = await handle(toWebRequest(request, origin), context);
      return sendWebResponse(reply, response, visit.nonce);
    },
  });
}
