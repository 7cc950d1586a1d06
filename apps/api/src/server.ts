import { BrandError } from '@high-street/owner';
import { createLog, explainFullDatabase, readConfig, StartupError } from '@high-street/server';
import { AvailabilityError } from '@high-street/server/hours';
import { closeOnSignal, createHttpApp, listen } from '@high-street/server/http';
import { addMetricsRoutes } from '@high-street/server/metrics';
import { readStaticFiles } from '@high-street/server/static';
import type { Logger } from 'pino';

import { addHealthRoutes } from '#/health/index.ts';
import { openService, startWorkThread, work } from '#/service/index.ts';
import { readSiteHeaders, readSiteRedirects } from '#/site/index.ts';

import { buildApp } from './app.ts';
import { configSchema, type Config } from './config.ts';

type Parts = {
  readonly config: Config;
  readonly log: Logger;
  readonly stack: AsyncDisposableStack;
};

/** Answers calls, and has a thread beside it deliver unless workers of their own do. */
async function serveCalls({ config, log, stack }: Parts): Promise<void> {
  const service = await openService({ config, log, stack, claim: 'api' });
  const site = await readStaticFiles(config.SITE_DIR);
  const redirects = await readSiteRedirects(config.SITE_DIR);
  const siteHeaders = await readSiteHeaders(config.SITE_DIR, site);
  const thread =
    config.ROLE === 'all' ? await startWorkThread(service.pipeline.metrics.noteAttempt) : null;
  const app = await buildApp({
    ...service,
    config,
    site,
    redirects,
    siteHeaders,
    onStored: () => thread?.wake(),
    log,
  });
  const ends = [async () => app.close(), async () => thread?.stop()];
  // Together: new calls are turned away at once, however long a mail that is under way takes.
  stack.defer(async () => void (await Promise.all(ends.map((end) => end()))));
  await listen(app, { host: config.HOST, port: config.PORT, portVariable: 'PORT' });
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

async function serve(): Promise<void> {
  const config = readConfig(configSchema, process.env);
  const log = createLog(config.LOG_LEVEL);
  const stack = new AsyncDisposableStack();
  try {
    await (config.ROLE === 'worker' ? serveWork : serveCalls)({ config, log, stack });
    const close = () => stack.disposeAsync();
    closeOnSignal(close, (error) => log.error({ err: error }, 'the shutdown failed'));
  } catch (error) {
    await stack.disposeAsync();
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
    throw explainFullDatabase(error, { databaseUrl, dataDir });
  }
}

const FAULTS_OF_SETTINGS = [StartupError, AvailabilityError, BrandError];

try {
  await serve();
} catch (error) {
  if (!(error instanceof Error && FAULTS_OF_SETTINGS.some((Fault) => error instanceof Fault))) {
    throw error;
  }
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
