import type { FastifyInstance } from 'fastify';

import { buildOpenApi } from './openapi-document.ts';

/** `GET /api/docs`: the calls of the API as OpenAPI, for development. */
export function addOpenApiRoutes(app: FastifyInstance): void {
  const document = buildOpenApi();
  app.get('/api/docs', async () => document);
}
