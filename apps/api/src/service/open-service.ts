import { readOfficeClock } from '@high-street/leads';
import { AVAILABILITY, currentBrand, OPERATOR_SETTINGS } from '@high-street/owner';
import { KEPT_KEYS, openStorage, readKeptKey, systemClock } from '@high-street/server';
import { openWorkerSession } from '@high-street/server/deliveries';
import { createLimits } from '@high-street/server/limits';
import { readEnquiryKeys } from '@high-street/server/links';
import { createSinkMailer, openMailer } from '@high-street/server/mail';
import type { Logger } from 'pino';

import type { Config } from '#/config.ts';
import { readLeadLimits } from '#/read-lead-limits.ts';
import { createPipeline, type PipelineParts } from '#/pipeline.ts';

type Options = {
  readonly config: Config;
  readonly log: Logger;
  /** Undoes what is opened, last things first. */
  readonly stack: AsyncDisposableStack;
  /** The name under which this process claims the data folder; null for a part of one that has. */
  readonly claim: 'api' | 'worker' | null;
  readonly onAttempt?: PipelineParts['onAttempt'];
};

/** Opens what every role of the service needs, and migrates the database; throws StartupError. */
export async function openService({ config, log, stack, claim, onAttempt }: Options) {
  const { db, pool } = await openStorage({ config, log, stack, claim });
  const session = await openWorkerSession(pool);
  stack.defer(session.close);
  const mailer = openMailer(config);
  stack.defer(mailer.close);
  const brand = currentBrand().pack;
  const office = readOfficeClock(AVAILABILITY, OPERATOR_SETTINGS);
  const clock = systemClock;
  const sink = createSinkMailer();
  const linkKeys = await readEnquiryKeys(db, config);
  const pipeline = createPipeline({
    config,
    brand,
    db,
    session,
    linkKeys,
    mailer,
    sink,
    clock,
    office,
    log,
    onAttempt,
  });
  stack.defer(pipeline.settled);
  const formSecret = config.FORM_TOKEN_SECRET ?? (await readKeptKey(db, KEPT_KEYS.forms));
  const limits = createLimits({ pool, settings: readLeadLimits(config), secret: formSecret, log });
  return { brand, formSecret, linkKeys, mailer, db, pipeline, limits, clock, office, log };
}

export type Service = Awaited<ReturnType<typeof openService>>;
