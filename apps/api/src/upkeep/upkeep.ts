import type { Database, Jobs } from '@high-street/server';
import { fillMailboxes } from '@high-street/server/mailbox';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Heartbeats } from '#/heartbeat/index.ts';

import { removeExpired, removeOldKeys } from './erase.ts';

/** Work that is done at set times. */
export const UPKEEP_QUEUE = 'upkeep';
/** Trial leads of our own. */
export const HEARTBEAT_QUEUE = 'heartbeat';

const DAILY_AT_NIGHT = '17 3 * * *';

type Parts = {
  readonly db: Kysely<Database>;
  readonly jobs: Jobs;
  readonly heartbeats: Heartbeats;
  readonly retentionMonths: number;
  /** 0 sends none. */
  readonly heartbeatMinutes: number;
  readonly clearLimits: () => Promise<void>;
  readonly log: FastifyBaseLogger;
};

/** Does what is to be done at set times: removes what has had its time, and sends the heartbeats. */
export async function workUpkeep(parts: Parts): Promise<void> {
  const { db, jobs, heartbeats, retentionMonths, heartbeatMinutes, clearLimits, log } = parts;
  await jobs.work({
    queue: UPKEEP_QUEUE,
    concurrency: 1,
    handle: async () => {
      const removed = await removeExpired(db, retentionMonths);
      await removeOldKeys(db);
      await heartbeats.removeOld();
      await clearLimits();
      await fillMailboxes(db);
      log.info(removed, 'removed what had had its time');
    },
  });
  await jobs.schedule({ queue: UPKEEP_QUEUE, cron: DAILY_AT_NIGHT });
  if (heartbeatMinutes === 0) return;
  await jobs.work({ queue: HEARTBEAT_QUEUE, concurrency: 1, handle: () => heartbeats.beat() });
  await jobs.schedule({ queue: HEARTBEAT_QUEUE, cron: `*/${heartbeatMinutes} * * * *` });
}
