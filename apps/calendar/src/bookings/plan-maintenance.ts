import { forgetSources, removeOldKeys } from '@high-street/bookings';
import { dailyAt, type Database, type ScheduledTask } from '@high-street/server';
import type { Kysely } from 'kysely';

/** What the calendar does each night: it removes what has had its time. */
export function planMaintenance(
  db: Kysely<Database>,
  clearLimits: () => Promise<void>,
): ScheduledTask {
  return {
    name: 'calendar-maintenance',
    next: dailyAt('03:37'),
    run: async () => {
      await removeOldKeys(db);
      await forgetSources(db);
      await clearLimits();
    },
  };
}
