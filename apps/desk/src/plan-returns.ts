import { readOfficeClock, returnLeads } from '@high-street/leads';
import { AVAILABILITY, OPERATOR_SETTINGS } from '@high-street/owner';
import { everyMinutes, type Clock, type Database, type ScheduledTask } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import type { Kysely } from 'kysely';

/** What the desk does each minute: leads that somebody took and left go back to the queue. */
export function planReturns({
  db,
  clock,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
}): ScheduledTask {
  const audit = createAuditLog({ db, clock });
  const office = readOfficeClock(AVAILABILITY, OPERATOR_SETTINGS);
  return {
    name: 'lead-returns',
    next: everyMinutes(1),
    run: async () => void (await returnLeads({ db, audit, clock, office })),
  };
}
