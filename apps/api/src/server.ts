import { OPERATOR_SETTINGS, OwnerError } from '@high-street/owner';
import { readConfig } from '@high-street/server';
import { type Counter, createCounter } from '@high-street/server/counts';
import {
  addHealthRoutes,
  createHttpApp,
  listen,
  runService,
  type ServiceParts,
} from '@high-street/server/http';
import { addMetricsRoutes } from '@high-street/server/metrics';
import { readStaticFiles } from '@high-street/server/static';
import type { Logger } from 'pino';

import { createCounting } from '#/counts/index.ts';
import { openService, type Service, startWorkThread, work } from '#/service/index.ts';
import { readSiteHeaders, readSiteRedirects } from '#/site/index.ts';

import { buildApp } from './app.ts';
import { configSchema, readSiteUrl, type Config } from './config.ts';

type Parts = ServiceParts<Config>;

/** Counts in the office's days, unless the owner wants nothing counted. */
function openCounter(
  { COUNTING }: Config,
  { db, clock, office }: Service,
  log: Logger,
): Counter | null {
  if (COUNTING === 'no') return null;
  return createCounter({ db, clock, timeZone: office.timeZone, log });
}

/** Answers calls, and has a thread beside it deliver unless workers of their own do. */
async function serveCalls({ config, log, stack }: Parts): Promise<void> {
  const service = await openService({ config, log, stack, claim: 'api' });
  const site = await readStaticFiles(config.SITE_DIR);
  const redirects = await readSiteRedirects(config.SITE_DIR);
  const siteHeaders = await readSiteHeaders(config.SITE_DIR, site);
  const thread =
    config.ROLE === 'all' ? await startWorkThread(service.pipeline.metrics.noteAttempt) : null;
  const counter = openCounter(config, service, log);
  const counting = createCounting({
    counter,
    campaigns: OPERATOR_SETTINGS.campaigns,
    origins: [readSiteUrl(config), ...config.CORS_ORIGINS],
    site,
  });
  const app = await buildApp({
    ...service,
    counting,
    config,
    site,
    redirects,
    siteHeaders,
    retentionMonths: OPERATOR_SETTINGS.retentionMonths,
    onStored: () => thread?.wake(),
    log,
  });
  // What the last calls brought is written, too.
  stack.defer(async () => counter?.stop());
  const ends = [async () => app.close(), async () => thread?.stop()];
  // Together: new connections are refused at once, however long a mail that is under way takes.
  stack.defer(async () => void (await Promise.all(ends.map((end) => end()))));
  await listen(app, { host: config.HOST, port: config.PORT, portVariable: 'PORT' });
  counter?.start();
}

/** Delivers; its few routes are for those who watch over it. */
async function serveWork({ config, log, stack }: Parts): Promise<void> {
  const service = await openService({ config, log, stack, claim: 'worker' });
  const { pipeline } = service;
  const app = createHttpApp(log, { trustedProxies: config.TRUSTED_PROXIES });
  addMetricsRoutes(app, {
    metrics: pipeline.metrics,
    access: config,
    clock: service.clock,
  });
  addHealthRoutes(app, pipeline.checkReadiness);
  stack.defer(async () => app.close());
  await listen(app, { host: config.HOST, port: config.PORT, portVariable: 'PORT' });
  await work(service, stack);
}

await runService({
  readSettings: () => readConfig(configSchema, process.env),
  open: (parts) => (parts.config.ROLE === 'worker' ? serveWork : serveCalls)(parts),
  faults: [OwnerError],
});
