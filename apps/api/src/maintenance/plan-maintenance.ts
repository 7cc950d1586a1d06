import { removeExpired, removeOldKeys } from '@high-street/leads';
import { dailyAt, everyMinutes, type Database, type ScheduledTask } from '@high-street/server';
import { fillMailboxes } from '@high-street/server/mailbox';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

import type { Heartbeats } from '#/heartbeat/index.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly heartbeats: Heartbeats;
  readonly retentionMonths: number;
  /** 0 sends none. */
  readonly heartbeatMinutes: number;
  readonly clearLimits: () => Promise<void>;
  readonly log: FastifyBaseLogger;
};

/** What is done at set times: what has had its time is removed, and heartbeats are sent. */
export function planMaintenance(parts: Parts): ScheduledTask[] {
  const { db, heartbeats, retentionMonths, heartbeatMinutes, clearLimits, log } = parts;
  const maintenance = {
    name: 'maintenance',
    next: dailyAt('03:17'),
    run: async () => {
      const removed = await removeExpired(db, retentionMonths);
      await removeOldKeys(db);
      await heartbeats.removeOld();
      await clearLimits();
      await fillMailboxes(db);
      log.info(removed, 'removed what had had its time');
    },
  };
  if (heartbeatMinutes === 0) return [maintenance];
  const next = everyMinutes(heartbeatMinutes);
  return [maintenance, { name: 'heartbeat', next, run: () => heartbeats.beat() }];
}
