import { BrandError, currentBrand, OPERATOR_SETTINGS } from '@high-street/owner';
import {
  claimService,
  installJobs,
  migrate,
  openDatabase,
  openJobs,
  readConfig,
  StartupError,
  systemClock,
} from '@high-street/server';
import { closeOnSignal, listen } from '@high-street/server/http';
import { createHostedMailer, createSinkMailer, createSmtpMailer } from '@high-street/server/mail';
import { pino } from 'pino';

import { createLimits } from '#/limits/index.ts';
import { readSiteFiles, readSiteRedirects } from '#/site/index.ts';

import { buildApp } from './app.ts';
import { configSchema } from './config.ts';
import { createPipeline, QUEUES } from './pipeline.ts';

/** Undoes what was started, last things first; each is tried, and the first failure is thrown. */
function createCloser() {
  const steps: (() => Promise<void> | void)[] = [];
  return {
    add: (step: () => Promise<void> | void): void => void steps.push(step),
    close: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const step of steps.splice(0).toReversed()) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function serve(): Promise<void> {
  const config = readConfig(configSchema, process.env);
  const brand = currentBrand().pack;
  const log = pino({ level: config.LOG_LEVEL });
  const closer = createCloser();
  try {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
    const { db, pool, close } = await openDatabase({ databaseUrl, dataDir, log });
    closer.add(close);
    // Several copies may share a server that DATABASE_URL names, and never a data folder.
    if (databaseUrl === undefined) {
      closer.add(await claimService(pool, { name: 'api', dataDir }));
    }
    const mailer = config.MAIL_ENDPOINT
      ? createHostedMailer(config.MAIL_ENDPOINT)
      : createSmtpMailer(config.SMTP_URL);
    closer.add(mailer.close);
    await migrate(db);
    await installJobs({ pool, queues: QUEUES, log });
    const jobs = await openJobs({ pool, queues: QUEUES, log, isWorker: true });
    closer.add(jobs.stop);
    const sink = createSinkMailer();
    const clock = systemClock;
    const pipeline = createPipeline({ config, brand, db, jobs, mailer, sink, clock, log });
    closer.add(pipeline.settled);
    const limits = createLimits({ pool, config, log });
    const site = await readSiteFiles(config.SITE_DIR);
    const redirects = await readSiteRedirects(config.SITE_DIR);
    const app = await buildApp({
      config,
      brand,
      db,
      pipeline,
      limits,
      site,
      redirects,
      clock,
      log,
    });
    closer.add(() => app.close());
    const stopWork = await pipeline.work({
      retentionMonths: OPERATOR_SETTINGS.retentionMonths,
      clearLimits: limits.clearExpired,
    });
    closer.add(stopWork);
    await listen(app, config);
    closeOnSignal(closer.close, (error) => log.error({ err: error }, 'the shutdown failed'));
  } catch (error) {
    await closer.close();
    throw error;
  }
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartupError || error instanceof BrandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
