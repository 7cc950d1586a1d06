import { randomUUID } from 'node:crypto';

import type { ErrorCode } from '@high-street/contract';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import { CLOSED_HEADERS, type HeaderSet } from '#/headers/index.ts';

import type { ApiError } from './api-error.ts';
import { dropSilentSockets } from './drop-silent-sockets.ts';
import { noteUntrustedProxies } from './note-untrusted-proxies.ts';
import { parseJson } from './parse-json.ts';
import { toApiError } from './to-api-error.ts';

const HEADERS_LIMIT_MS = 5_000;
const REQUEST_LIMIT_MS = 10_000;
const KEEP_ALIVE_MS = 5_000;
/** How often slow clients are looked for; Node's own 30 s would cut them that late. */
const SLOW_CLIENT_CHECK_MS = 1_000;
const BODY_LIMIT_BYTES = 64 * 1024;

/** What differs between the services. */
export type HttpOptions = {
  /** Addresses and networks (CIDR) whose forwarded addresses are believed; none by default. */
  readonly trustedProxies?: readonly string[];
  /** What every answer carries unless its route says otherwise; closed to all others by default. */
  readonly headers?: HeaderSet;
  /** Answers an address that cannot be read; null where an error is the answer, which it is by default. */
  readonly answerUnreadable?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;
};

/**
 * A Fastify app with the limits, the log and the error answers that every service of ours has; it does not listen. Each
 * call has an id of its own, which its log lines and its answer carry.
 */
export function createHttpApp(
  log: FastifyBaseLogger,
  {
    trustedProxies = [],
    headers = CLOSED_HEADERS,
    answerUnreadable = () => null,
  }: HttpOptions = {},
): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { connectionsCheckingInterval: SLOW_CLIENT_CHECK_MS, headersTimeout: HEADERS_LIMIT_MS },
    // 'close' lets requests under way finish, also those that come over a connection which is still open.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A request line may also name an origin (RFC 9112, 3.2.2), as some proxies have it.
    rewriteUrl: ({ url = '' }) => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    // Raised before any hook runs, for an address that cannot be read or has too long a part.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      return answerUnreadable(request, reply) ?? answerError(error, request, reply);
    },
  });
  dropSilentSockets(app);
  noteUntrustedProxies(app);
  parseJson(app);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // A connection that is kept would hold up the stop, and proxies would send further calls over it.
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw }) => {
    // What was being streamed at the stop had said that it keeps its connection.
    if (isClosing) raw.socket.destroySoon();
  });
  app.setErrorHandler(answerError);
  return app;
}

/**
 * Wrong keys and signatures are logged at the usual level. What another site made its visitors send does not: no
 * limit counts it, so that it could fill a disk.
 */
const TRESPASSES: readonly ErrorCode[] = ['server_key_wrong', 'booking_link_wrong'];

/** Whether something is wrong with the service. To turn calls away is what limits are for, also those of all together. */
function isFault({ status, code }: ApiError): boolean {
  return status >= 500 && code !== 'overloaded';
}

/** Whether a call or its answer broke off since whoever asked has gone, which is no fault of the service. */
function isGone(error: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isBrokenOff = error === request.raw.errored || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return reply.raw.destroyed && isBrokenOff;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isGone(error, request, reply)) return reply.send();
  const refusal = toApiError(error);
  if (isFault(refusal)) request.log.error({ err: error }, 'request failed');
  else {
    const level = TRESPASSES.includes(refusal.code) ? 'warn' : 'info';
    const route = request.routeOptions.url;
    request.log[level]({ code: refusal.code, reason: refusal.message, route }, 'request refused');
  }
  // Required with every 401 (RFC 9110, 15.5.2); clients that wait to be asked send no key without it.
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  // What broke off may have been a packed page.
  return reply.removeHeader('content-encoding').status(refusal.status).send(refusal.toBody());
}
