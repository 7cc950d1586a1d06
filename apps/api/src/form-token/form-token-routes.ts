import type { Clock } from '@high-street/server';
import { newFormToken } from '@high-street/server/robots';
import type { FastifyInstance } from 'fastify';

type Parts = { key: string | Buffer; clock: Clock };

/** `GET /api/form-token`: a token for the form that is being typed in. */
export function addFormTokenRoutes(app: FastifyInstance, { key, clock }: Parts): void {
  app.get('/api/form-token', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { token: newFormToken(key, clock.now()) };
  });
}
