import { type OfficeClock, returnLeads } from '@high-street/leads';
import { everyMinutes, type Clock, type Database, type ScheduledTask } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import type { Kysely } from 'kysely';

/** What the desk does each minute: leads that somebody took and left go back to the queue. */
export function planReturns({
  db,
  clock,
  office,
}: {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly office: OfficeClock;
}): ScheduledTask {
  const audit = createAuditLog({ db, clock });
  return {
    name: 'lead-returns',
    next: everyMinutes(1),
    run: async () => void (await returnLeads({ db, audit, clock, office })),
  };
}
