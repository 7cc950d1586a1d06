import { randomBytes } from 'node:crypto';

import type { Clock } from '@high-street/server';
import type { FastifyInstance } from 'fastify';

import { newFormTokenId, signFormToken, type FormTokenKey } from './form-token.ts';

const KEY_BYTES = 32;

/** The key of the configured secret; without one a random key, whose tokens mean nothing after the next start. */
export function formTokenKey(secret: string | undefined): FormTokenKey {
  return secret ?? randomBytes(KEY_BYTES);
}

type Parts = { key: FormTokenKey; clock: Clock };

/** `GET /api/form-token`: a token for the form that is being typed in. */
export function addFormTokenRoutes(app: FastifyInstance, { key, clock }: Parts): void {
  app.get('/api/form-token', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { token: signFormToken(key, clock.now(), newFormTokenId()) };
  });
}
