import { sql } from 'kysely';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { recountLeads } from '#/counts/recount-leads.ts';
import { IS_KEPT } from '#/search/lead-filter.ts';

import { changeLeads } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLeads, lockSeen, type SeenLeads, type Stale } from './lock-leads.ts';

/** For so many days a lead in quarantine waits until somebody judges it; then it is put in the bin by itself. */
export const QUARANTINE_DAYS = 30;
/** For so many days a lead in the bin can be taken out again; then it is erased. */
export const BIN_DAYS = 30;

/** What came of putting leads in the bin: the ids of those that are in it by that. */
export type Binned = Stale & { readonly binned: readonly string[] };

/**
 * Puts leads in the bin that are not there. As the bin erases them, people at the desk bin only what is in quarantine or
 * spam: anything else has to be marked as spam first, which its history shows.
 */
export async function binLeads(act: Act, of: SeenLeads, office: OfficeClock): Promise<Binned> {
  const { seen, stale } = await lockSeen(act.trx, of);
  const isPerson = act.actor.kind === 'person';
  const binned = seen.filter(
    ({ isBinned, isKept, state }) => !isBinned && (!isPerson || isKept || state === 'spam'),
  );
  const changes = { binned_at: sql<Date>`now()` };
  await changeLeads(act, binned, changes, { kind: 'binned', act: 'lead_binned' });
  await recountLeads(act.trx, office, binned);
  return { binned: binned.map(({ id }) => id), stale };
}

/** Takes leads out of the bin. One that goes back into quarantine has its days there anew. */
export async function restoreLeads(
  act: Act,
  leadIds: readonly string[],
  office: OfficeClock,
): Promise<number> {
  const leads = await lockLeads(act.trx, leadIds);
  const restored = leads.filter(({ isBinned }) => isBinned);
  const changes = {
    binned_at: null,
    quarantined_at: sql<Date | null>`case when ${IS_KEPT} then now() else quarantined_at end`,
  };
  await changeLeads(act, restored, changes, { kind: 'restored', act: 'lead_restored' });
  await recountLeads(act.trx, office, restored);
  return restored.length;
}
