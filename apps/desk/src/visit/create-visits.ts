import { randomBytes } from 'node:crypto';

import { createToken, MAIL_SIGN_IN_MINUTES, type Sessions } from '@high-street/people';
import type { Clock } from '@high-street/server';
import { addressGroup, type Actor } from '@high-street/server/audit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { AskedFor, Visit, Visitor } from './visit.ts';

import {
  ASKED_S,
  BROWSER_S,
  cookieNames,
  readCookie,
  readToken,
  SESSION_S,
  writeCookie,
} from './cookies.ts';
import { createFaultLog } from './create-fault-log.ts';
import { describeAgent } from './describe-agent.ts';

const NONCE_BYTES = 16;
const GOOD_MS = MAIL_SIGN_IN_MINUTES * 60 * 1000;

const askedSchema = z.object({
  email: z.string().max(254),
  at: z.coerce.date(),
  agent: z.string().max(64),
});

function parseAsked(value: string | null): Visit['askedFor'] {
  try {
    const text = Buffer.from(value ?? '', 'base64url').toString('utf8');
    const asked: AskedFor | undefined = askedSchema.safeParse(JSON.parse(text)).data;
    return asked ? { ...asked, until: new Date(asked.at.getTime() + GOOD_MS) } : null;
  } catch {
    return null; // Not ours: cookies can be made up.
  }
}

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
  const names = cookieNames(origin);
  const { cookie } = request.headers;
  const token = readToken(cookie, names.session);
  const group = addressGroup(request.ip);
  const agent = describeAgent(request.headers['user-agent']);
  let browserToken = readToken(cookie, names.browser);
  let asked: Promise<Visitor | null> | undefined;
  let visitor: Visitor | null = null;

  function setCookie(name: string, value: string, seconds: number): void {
    reply.header('set-cookie', writeCookie(name, value, { origin, seconds }));
  }

  async function find(how?: { isUse: boolean }): Promise<Visitor | null> {
    visitor = token === null ? null : await sessions.find(token, how);
    return visitor;
  }

  return {
    nonce: randomBytes(NONCE_BYTES).toString('base64'),
    addressGroup: group,
    agent,
    identify: (how) => (asked ??= find(how)),
    get me() {
      if (visitor === null) throw new Error('Nobody is signed in, which the gate sees to.');
      return visitor;
    },
    get actor(): Actor {
      return visitor === null
        ? { kind: 'visitor', addressGroup: group }
        : { kind: 'person', personId: visitor.person.id, addressGroup: group };
    },
    get browserToken() {
      return browserToken;
    },
    keepBrowser() {
      if (browserToken === null) {
        browserToken = createToken();
        setCookie(names.browser, browserToken, BROWSER_S);
      }
      return browserToken;
    },
    askedFor: parseAsked(readCookie(cookie, names.asked)),
    keepAskedFor(value) {
      const text = value === null ? '' : Buffer.from(JSON.stringify(value)).toString('base64url');
      setCookie(names.asked, text, value === null ? 0 : ASKED_S);
    },
    async enter(personId, way, provedAt) {
      const before = await this.identify();
      const start = { personId, way, agent, addressGroup: group, provedAt };
      const { token: fresh } = await sessions.start(start);
      setCookie(names.session, fresh, SESSION_S);
      if (before) await sessions.signOut({ session: before.session, addressGroup: group });
    },
    async prove() {
      const before = await this.identify();
      if (before === null) return;
      const fresh = await sessions.prove({ session: before.session, addressGroup: group });
      if (fresh !== null) setCookie(names.session, fresh, SESSION_S);
    },
    ...createFaultLog(request, { clock, timeZone }),
    afterAnswer(task) {
      reply.raw.once('close', task);
    },
    async leave() {
      const before = await this.identify();
      if (before) await sessions.signOut({ session: before.session, addressGroup: group });
      setCookie(names.session, '', 0);
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
