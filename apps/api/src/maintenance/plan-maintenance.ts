import {
  binUnjudged,
  emptyBin,
  type OfficeClock,
  REMOVAL_TIME,
  removeExpired,
  removeOldKeys,
} from '@high-street/leads';
import {
  dailyAt,
  everyMinutes,
  type Clock,
  type Database,
  type ScheduledTask,
} from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { removeOldCounts } from '@high-street/server/counts';
import { fillMailboxes } from '@high-street/server/mailbox';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Heartbeats } from '#/heartbeat/index.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly office: OfficeClock;
  readonly heartbeats: Heartbeats;
  readonly retentionMonths: number;
  /** 0 sends none. */
  readonly heartbeatMinutes: number;
  readonly clearLimits: () => Promise<void>;
  /** Has owners told of what waits past its target, once a day at most. */
  readonly tellOfLate: () => Promise<number>;
  readonly log: FastifyBaseLogger;
};

/** The task that sends trial leads; the desk looks for its next run. */
export const HEARTBEAT_TASK = 'heartbeat';
/** How soon after the office opens owners hear of it. */
const LATE_DIGEST_MINUTES = 5;

/** What is done at set times: what has had its time is binned or removed, heartbeats are sent, and owners hear of what is late. */
export function planMaintenance(parts: Parts): ScheduledTask[] {
  const { db, clock, office, heartbeats, retentionMonths, heartbeatMinutes, log } = parts;
  const audit = createAuditLog({ db, clock });
  const maintenance = {
    name: 'maintenance',
    next: dailyAt(REMOVAL_TIME),
    run: async () => {
      const removed = await removeExpired(db, retentionMonths);
      const binned = await emptyBin(db);
      const unjudged = await binUnjudged({ db, audit, office });
      await removeOldKeys(db);
      await removeOldCounts(db, retentionMonths);
      await heartbeats.removeOld();
      await parts.clearLimits();
      await fillMailboxes(db);
      log.info({ ...removed, binned }, 'removed what had had its time');
      log.info({ leads: unjudged }, 'binned what had been in quarantine for its time');
    },
  };
  const lateDigest = {
    name: 'late-digest',
    next: everyMinutes(LATE_DIGEST_MINUTES),
    run: async () => void (await parts.tellOfLate()),
  };
  const tasks = [maintenance, lateDigest];
  if (heartbeatMinutes === 0) return tasks;
  const next = everyMinutes(heartbeatMinutes);
  return [...tasks, { name: HEARTBEAT_TASK, next, run: () => heartbeats.beat() }];
}
