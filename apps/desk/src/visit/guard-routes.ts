import { ApiError } from '@high-street/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { hasRight, RIGHTS } from '../../rights/rights.ts';
import type { Visits } from './create-visits.ts';
import { isSameOrigin } from './is-same-origin.ts';

/** Asked for by whoever watches over the machine, under whatever name. */
const PROBES = ['/healthz', '/readyz', '/metrics'];
/** The router's own gate looks after these, by the same table. */
const SCREENS = '/*';
const SAFE = ['GET', 'HEAD'];

type Options = { readonly visits: Visits; readonly origin: string };

function refuse(reply: FastifyReply, status: number, reason: string): FastifyReply {
  reply.log.info({ status, reason }, 'a call was refused');
  return reply.status(status).type('text/plain; charset=utf-8').send(`${reason}\n`);
}

/**
 * Looks at every call before its route: it must name the host of the desk; what may change something must come from a page
 * of the desk; and a route of Fastify's asks for what the table of rights says.
 */
export function guardRoutes(app: FastifyInstance, { visits, origin }: Options): void {
  const { host } = new URL(origin);

  /** Refuses a call for a route of Fastify's that the table of rights does not allow; the route then never runs. */
  async function requireRight(route: string, request: FastifyRequest, reply: FastifyReply) {
    const right = Object.hasOwn(RIGHTS, route) ? RIGHTS[route] : undefined;
    const method = SAFE.includes(request.method) ? 'get' : 'post';
    const asked = right?.[method];
    if (asked === undefined) return refuse(reply, 404, 'There is nothing at this address.');
    if (asked === 'nobody') return undefined;
    const visitor = await visits.of(request, reply).identify({ isUse: right?.unasked !== method });
    if (visitor === null) return refuse(reply, 401, 'Nobody is signed in.');
    if (hasRight(visitor.person.role, asked)) return undefined;
    return refuse(reply, 403, 'Your role does not allow this.');
  }

  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? SCREENS;
    if (PROBES.includes(route)) return undefined;
    if (request.headers.host !== host) {
      return refuse(reply, 421, 'The desk is at another address.');
    }
    if (!SAFE.includes(request.method) && !isSameOrigin(request, origin)) {
      throw new ApiError('forbidden_origin', 'not sent from a page of the desk');
    }
    return route === SCREENS ? undefined : requireRight(route, request, reply);
  });
}
