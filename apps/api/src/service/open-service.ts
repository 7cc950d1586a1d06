import { currentBrand } from '@high-street/owner';
import {
  claimService,
  installJobs,
  migrate,
  openDatabase,
  openJobs,
  systemClock,
} from '@high-street/server';
import { createHostedMailer, createSinkMailer, createSmtpMailer } from '@high-street/server/mail';
import type { Logger } from 'pino';

import type { Config } from '#/config.ts';
import { createLimits } from '#/limits/index.ts';
import { createPipeline, QUEUES, type PipelineParts } from '#/pipeline.ts';

import type { Closer } from './closer.ts';

type Options = {
  readonly config: Config;
  readonly log: Logger;
  readonly closer: Closer;
  /** Whether jobs are worked on here, and not only added. */
  readonly isWorker: boolean;
  /** The name under which this process claims the data folder; null for a part of one that has. */
  readonly claim: 'api' | 'worker' | null;
  readonly onAttempt?: PipelineParts['onAttempt'];
};

/** Opens what every role of the service stands on, the database brought up to date; throws StartupError. */
export async function openService({ config, log, closer, isWorker, claim, onAttempt }: Options) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir, log });
  closer.add(close);
  if (claim !== null) {
    // Several copies may share a server that DATABASE_URL names, and never a data folder.
    if (databaseUrl === undefined) closer.add(await claimService(pool, { name: claim, dataDir }));
    await migrate(db);
    await installJobs({ pool, queues: QUEUES, log });
  }
  const mailer = config.MAIL_ENDPOINT
    ? createHostedMailer(config.MAIL_ENDPOINT)
    : createSmtpMailer(config.SMTP_URL, { mailsPerSecond: config.MAILS_PER_SECOND });
  closer.add(mailer.close);
  const jobs = await openJobs({ pool, queues: QUEUES, log, isWorker });
  closer.add(jobs.stop);
  const brand = currentBrand().pack;
  const clock = systemClock;
  const sink = createSinkMailer();
  const pipeline = createPipeline({ config, brand, db, jobs, mailer, sink, clock, log, onAttempt });
  closer.add(pipeline.settled);
  const limits = createLimits({ pool, config, log });
  return { brand, db, pipeline, limits, clock };
}

/** What every role of the service stands on. */
export type Service = Awaited<ReturnType<typeof openService>>;
