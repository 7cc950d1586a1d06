import { once } from 'node:events';
import { createServer } from 'node:net';

import { createLog, openDatabase, openEmbeddedPostgres } from '@high-street/server';
import { startCrmSink, startSmtpSink } from '@high-street/server/testing';

import { killDatabase } from '../../apps/api/test/kill-database.ts';
import { startNginx } from './nginx.ts';
import { createService, type Service } from './service.ts';
import type { Version } from './versions.ts';
import { waitUntil } from './wait-until.ts';

/** Who hears of leads and bookings. */
export const PROVIDER = 'owner@provider.example';

/** Limits that these visitors, who all have one address, do not meet. */
const ROOMY = {
  CALLS_PER_MINUTE: '1000000',
  LEADS_PER_ADDRESS_HOUR: '1000000',
  LEADS_PER_MINUTE: '1000000',
  BOOKINGS_PER_ADDRESS_HOUR: '1000000',
  BOOKINGS_PER_MINUTE: '1000000',
  MAILS_PER_SECOND: '100000',
  HEARTBEAT_MINUTES: '0',
};

async function findPorts(count: number): Promise<number[]> {
  // All open at once, so that they differ.
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => {
    const address = probe.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  });
  for (const probe of probes) probe.close();
  return ports;
}

async function startPostgres(folder: string) {
  const dataDir = `${folder}/data`;
  const log = createLog('silent');
  const server = await openEmbeddedPostgres({ dataDir, log });
  const { host, port, user, password, database } = server.connection;
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const open = await openDatabase({ databaseUrl: url, dataDir, log, maxConnections: 2 });
  /** When the server that answers was started; null while none does. */
  const startedAt = () =>
    open.pool.query<{ at: string }>('select pg_postmaster_start_time()::text as at').then(
      ({ rows }) => rows[0]?.at ?? null,
      () => null,
    );

  return {
    url,
    open,
    /** Ends the server at once or in good order; whoever keeps it in use brings it back. */
    restart: async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
      const before = await startedAt();
      await killDatabase(server.dataFolder, signal);
      await waitUntil('the database answers again', async () => {
        const now = await startedAt();
        return now !== null && now !== before;
      });
    },
    close: async (): Promise<void> => {
      await open.close();
      await server.close();
    },
  };
}

/** Everything behind nginx, and nginx, on ports of its own; `stop` ends all of it. */
export async function setStage(nginx: string, folder: string, now: Version) {
  await using stack = new AsyncDisposableStack();
  const postgres = await startPostgres(folder);
  stack.defer(postgres.close);
  const smtp = await startSmtpSink();
  stack.defer(smtp.stop);
  const crm = await startCrmSink();
  stack.defer(crm.stop);
  const [site = 0, booking = 0, one = 0, two = 0, worker = 0, calendar = 0] = await findPorts(6);
  const siteUrl = `http://127.0.0.1:${site}`;
  const bookingUrl = `http://127.0.0.1:${booking}`;
  const shared = {
    ...ROOMY,
    ...crm.env,
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    LEADS_TO: PROVIDER,
    TRUSTED_PROXIES: '127.0.0.1',
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
        PAGE_DIR: `${now.root}/apps/calendar/test/stand-in-page`,
      }),
    }),
  ];
  for (const service of services) {
    stack.defer(service.stop);
    await service.start(now);
  }
  const ports = { site, booking, api: [one, two], calendar };
  stack.defer((await startNginx(nginx, folder, ports)).stop);
  const kept = stack.move();
  return { siteUrl, bookingUrl, postgres, smtp, crm, services, stop: () => kept.disposeAsync() };
}

/** Everything behind nginx, and nginx. */
export type Stage = Awaited<ReturnType<typeof setStage>>;
