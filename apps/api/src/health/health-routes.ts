import type { FastifyInstance } from 'fastify';

import type { CheckReadiness } from './readiness.ts';

/** `GET /healthz`: the process runs. `GET /readyz`: it can store a lead, and leads come through. */
export function addHealthRoutes(app: FastifyInstance, checkReadiness: CheckReadiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await checkReadiness();
    return { status: 'ready' };
  });
}
