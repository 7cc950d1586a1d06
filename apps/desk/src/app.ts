import { addHealthRoutes, ApiError, createHttpApp } from '@high-street/server/http';
import { shedLoad } from '@high-street/server/limits';
import { addMetricsRoutes } from '@high-street/server/metrics';
import { sendStaticFile } from '@high-street/server/static';
import type { FastifyInstance } from 'fastify';

import { addLiveRoute } from '#/live/index.ts';
import { serveScreens, type Screens } from '#/screens/index.ts';
import { createVisits, guardRoutes } from '#/visit/index.ts';

import { createDeskServices } from './create-desk-services.ts';
import { DESK_HEADERS } from './desk-headers.ts';
import type { DeskParts } from './desk-parts.ts';

/** The desk with every route; it does not listen. `close` waits for the mails that are under way. */
export function buildApp(parts: DeskParts & { readonly screens: Screens }): FastifyInstance {
  const { config, pool, screens, office, delayLimitMs, clock, log } = parts;
  const { services, metrics, mails, live, ping } = createDeskServices(parts);
  const { origin, sessions } = services;
  const app = createHttpApp(log, {
    trustedProxies: config.TRUSTED_PROXIES,
    headers: DESK_HEADERS,
  });
  const visits = createVisits({ sessions, origin, timeZone: office.timeZone, clock });
  guardRoutes(app, { visits, origin });
  app.addHook('onClose', mails.settle);

  addMetricsRoutes(app, { metrics, access: { ...config, SITE_URL: origin }, clock });
  addHealthRoutes(app, ping);
  app.get('/assets/*', async (request, reply) => {
    const file = screens.assets.get(request.url.replace(/\?.*$/, ''));
    if (!file) throw new ApiError('not_found', 'no such file of the desk');
    reply.removeHeader('cache-control');
    return sendStaticFile(request, reply, file, 200);
  });
  addLiveRoute(app, {
    hub: live,
    version: screens.build.assets.version,
    async findListener(request) {
      const visitor = await visits.identify(request);
      if (visitor === null) return null;
      const { session, person } = visitor;
      return { sessionId: session.id, personId: person.id, role: person.role };
    },
  });
  app.register(async (rooms) => {
    await shedLoad(rooms, { countWaiting: () => pool.waitingCount, delayLimitMs });
    serveScreens(rooms, { screens, origin, services, visits });
  });
  return app;
}
