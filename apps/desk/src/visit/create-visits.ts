import { randomBytes } from 'node:crypto';

import type { Sessions } from '@high-street/people';
import type { Clock } from '@high-street/server';
import { addressGroup, type Actor } from '@high-street/server/audit';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { createBrowserCookies } from './browser-cookies.ts';
import { createFaultLog } from './create-fault-log.ts';
import { describeAgent } from './describe-agent.ts';
import { createVisitSession } from './visit-session.ts';
import type { Visit, Visitor } from './visit.ts';

const NONCE_BYTES = 16;

type Parts = {
  readonly sessions: Sessions;
  readonly origin: string;
  /** In which times are told. */
  readonly timeZone: string;
  readonly clock: Clock;
};

function createVisit(
  { sessions, origin, timeZone, clock }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit {
  const cookies = createBrowserCookies(request, reply, origin);
  const { askedFor, findBrowser, keepBrowser, keepAskedFor } = cookies;
  const group = addressGroup(request.ip);
  const from = { agent: describeAgent(request.headers['user-agent']), addressGroup: group };
  const { findVisitor, ...session } = createVisitSession(sessions, cookies, from);
  return {
    nonce: randomBytes(NONCE_BYTES).toString('base64'),
    ...from,
    ...session,
    get me() {
      const visitor = findVisitor();
      if (visitor === null) throw new Error('Nobody is signed in, which the gate sees to.');
      return visitor;
    },
    get actor(): Actor {
      const visitor = findVisitor();
      return visitor === null
        ? { kind: 'visitor', addressGroup: group }
        : { kind: 'person', personId: visitor.person.id, addressGroup: group };
    },
    get browserToken() {
      return findBrowser();
    },
    keepBrowser,
    askedFor,
    keepAskedFor,
    ...createFaultLog(request, { clock, timeZone }),
    afterAnswer(task) {
      reply.raw.once('close', task);
    },
  };
}

/** The visits of a service, one for each request. */
export function createVisits(parts: Parts) {
  const visits = new WeakMap<FastifyRequest, Visit>();
  return {
    /** The visit that a request is; what it keeps in cookies goes with the reply. */
    of(request: FastifyRequest, reply: FastifyReply): Visit {
      const known = visits.get(request);
      if (known) return known;
      const visit = createVisit(parts, request, reply);
      visits.set(request, visit);
      return visit;
    },

    /** Who makes a call that the guard has let through, where its visit began. */
    identify: async (request: FastifyRequest): Promise<Visitor | null> =>
      (await visits.get(request)?.identify()) ?? null,
  };
}

/** The visits of a service. */
export type Visits = ReturnType<typeof createVisits>;
