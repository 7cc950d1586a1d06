import { createSessions } from '@high-street/people';
import { dailyAt, type Clock, type Database, type ScheduledTask } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import type { Kysely } from 'kysely';

/** What the desk does each night: it removes what has had its time, lines of the log among it. */
export function planMaintenance({
  db,
  clock,
  auditMonths,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly auditMonths: number;
}): ScheduledTask {
  const audit = createAuditLog({ db, clock });
  const sessions = createSessions({ db, audit, clock });
  return {
    name: 'desk-maintenance',
    next: dailyAt('03:47'),
    run: async () => {
      await sessions.removeOld();
      await audit.removeOld(auditMonths);
    },
  };
}
