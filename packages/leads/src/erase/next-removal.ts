import { BIN_DAYS, QUARANTINE_DAYS } from '#/desk/bin-leads.ts';

/** When maintenance removes each day what has had its time, in UTC. */
export const REMOVAL_TIME = '03:17';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** When what has had its time at a moment is removed: by the next run of maintenance. */
export function findNextRemoval(end: Date): Date {
  const run = new Date(`${end.toISOString().slice(0, 10)}T${REMOVAL_TIME}Z`);
  return run < end ? new Date(run.getTime() + DAY_MS) : run;
}

/** When a lead that came into quarantine then is put in the bin by itself: at a moment at which it has not been yet. */
export function findQuarantineEnd(quarantinedAt: Date, now: Date): Date {
  const end = quarantinedAt.getTime() + QUARANTINE_DAYS * DAY_MS;
  return findNextRemoval(new Date(Math.max(end, now.getTime())));
}

/** When a lead that was put in the bin then is erased. */
export function findBinEnd(binnedAt: Date): Date {
  return findNextRemoval(new Date(binnedAt.getTime() + BIN_DAYS * DAY_MS));
}
