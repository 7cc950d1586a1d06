import { findFreePort, startCrmSink, startSmtpSink } from '@high-street/server/testing';

import { LIFTED_LIMITS } from '../start-process.ts';

import { nginxConfig } from './nginx-config.ts';
import { startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { createService, type Service } from './service.ts';
import type { Version } from './versions.ts';

/** Who hears of leads and bookings. */
export const PROVIDER = 'owner@provider.example';

/** Everything behind nginx, and nginx, on ports of its own; `stop` ends all of it. */
export async function setStage(nginx: string, folder: string, now: Version) {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres(folder);
  stack.defer(postgres.close);
  const smtp = await startSmtpSink();
  stack.defer(smtp.stop);
  const crm = await startCrmSink();
  stack.defer(crm.stop);
  const [site, booking] = [await findFreePort(), await findFreePort()];
  const [one, two] = [await findFreePort(), await findFreePort()];
  const [worker, calendar] = [await findFreePort(), await findFreePort()];
  const siteUrl = `http://127.0.0.1:${site}`;
  const bookingUrl = `http://127.0.0.1:${booking}`;
  const shared = {
    ...LIFTED_LIMITS,
    MAILS_PER_SECOND: '100000',
    HEARTBEAT_MINUTES: '0',
    ...crm.env,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    LEADS_TO: PROVIDER,
    TRUSTED_PROXIES: '127.0.0.1',
    // An earlier version makes one for itself at each start.
    FORM_TOKEN_SECRET: 'the same for both replicas, as it has to be',
  };
  const api = (name: string, port: number, role: 'web' | 'worker') =>
    createService({
      name,
      script: 'apps/api/src/server.ts',
      envOf: (version) => ({ ...shared, ROLE: role, PORT: String(port), SITE_DIR: version.site }),
    });
  const services: readonly Service[] = [
    api('first API', one, 'web'),
    api('second API', two, 'web'),
    api('worker', worker, 'worker'),
    createService({
      name: 'calendar',
      script: 'apps/calendar/src/server.ts',
      envOf: () => ({
        ...shared,
        CALENDAR_PORT: String(calendar),
        CALENDAR_URL: bookingUrl,
        SITE_URL: siteUrl,
        PAGE_DIR: `${now.root}/apps/calendar/test/placeholder-page`,
      }),
    }),
  ];
  for (const service of services) {
    stack.defer(service.stop);
    await service.start(now);
  }
  const ports = { site, booking, api: [one, two], calendar };
  stack.defer((await startNginx(nginx, folder, nginxConfig(ports), site)).stop);
  const kept = stack.move();
  return { siteUrl, bookingUrl, postgres, smtp, crm, services, stop: () => kept.disposeAsync() };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
