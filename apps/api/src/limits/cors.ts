import cors from '@fastify/cors';
import { IDEMPOTENCY_HEADER } from '@high-street/contract';
import { ApiError } from '@high-street/server/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const CALLS = '/api/';
const PREFLIGHT_KEPT_SECONDS = 600;

function isPreflightOfCall({ url, headers }: FastifyRequest): boolean {
  return (
    url.startsWith(CALLS) &&
    headers.origin !== undefined &&
    headers['access-control-request-method'] !== undefined
  );
}

/** Lets pages of the given origins call the scope from a browser; does nothing when there are none. */
export async function addCors(scope: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  // The plugin takes OPTIONS of every address, pages too, and would answer in plain text.
  scope.addHook('onRequest', async (request) => {
    if (request.method === 'OPTIONS' && !isPreflightOfCall(request)) {
      throw new ApiError('not_found', 'OPTIONS that is no preflight of a call');
    }
  });
  await scope.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    allowedHeaders: ['content-type', IDEMPOTENCY_HEADER],
    exposedHeaders: ['retry-after'],
    maxAge: PREFLIGHT_KEPT_SECONDS,
  });
}
