import type { FastifyInstance } from 'fastify';

/** The server key of those who may keep contacts. */
export const CRM_KEY = 'k'.repeat(40);

/** Sends a contact as another server does. */
export function createOrUpdate(app: FastifyInstance, payload: unknown, key = CRM_KEY) {
  return app.inject({
    method: 'POST',
    url: '/api/crm/createOrUpdate',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}
