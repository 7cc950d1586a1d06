import type { FastifyInstance } from 'fastify';

import type { Clock } from '#/clock/clock.ts';
import { ApiError } from '#/http/index.ts';

import type { ServiceMetrics } from './service-metrics.ts';
import { mayReadMetrics, type MetricsAccess } from './who-may-read.ts';

/** No limit counts these refusals, and a flood of them must not fill a disk. */
const LOG_EVERY_MS = 60_000;

type Options = {
  readonly metrics: Pick<ServiceMetrics, 'noteCall' | 'read'>;
  readonly access: MetricsAccess;
  readonly clock: Clock;
};

/** `GET /metrics` for Prometheus, and the measuring of every call. */
export function addMetricsRoutes(app: FastifyInstance, { metrics, access, clock }: Options): void {
  let refused = 0;
  let loggedAt = -Infinity;

  function noteRefusal(): void {
    refused += 1;
    const now = clock.now().getTime();
    if (now - loggedAt < LOG_EVERY_MS) return;
    app.log.warn({ refused }, 'the metrics were asked for without the right to read them');
    loggedAt = now;
    refused = 0;
  }

  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as its page is open, which says nothing of how fast calls are answered.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.noteCall(route, reply.statusCode, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, access)) {
      noteRefusal();
      throw new ApiError('not_found', 'no right to the metrics');
    }
    const { type, text } = await metrics.read();
    reply.type(type);
    return text;
  });
}
