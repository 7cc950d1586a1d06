import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that calls come through a proxy which the settings do not name: all that it passes on then count
 * as calls of one visitor.
 */
export function noteUntrustedProxies(app: FastifyInstance): void {
  let isNoted = false;
  app.addHook('onRequest', async ({ headers, ips = [] }) => {
    // With a proxy that is believed, the address before it follows its own.
    if (isNoted || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    isNoted = true;
    app.log.warn(
      'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name. Name it there if it is your proxy; until then all its visitors share the limits of one.',
    );
  });
}
