import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ApiError, hasServerKey } from '#/http/index.ts';

import type { ServiceMetrics } from './service-metrics.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** With a key, who has it; without one, who calls from this machine and not through a proxy. */
function isAllowed(request: FastifyRequest, key: string | undefined): boolean {
  if (key === undefined) {
    const address = request.socket.remoteAddress ?? '';
    return LOOPBACK.includes(address) && request.headers['x-forwarded-for'] === undefined;
  }
  return hasServerKey(request, key);
}

/** `GET /metrics` for Prometheus, and the measuring of every call. */
export function addMetricsRoutes(
  app: FastifyInstance,
  { metrics, key }: { metrics: Pick<ServiceMetrics, 'noteCall' | 'read'>; key: string | undefined },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.noteCall(route, reply.statusCode, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, key)) throw new ApiError('not_found', 'no key for the metrics');
    const { type, text } = await metrics.read();
    reply.type(type);
    return text;
  });
}
