import { sql } from 'kysely';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { recountLeads } from '#/counts/recount-leads.ts';

import { changeLeads } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLeads } from './lock-leads.ts';

/** For so many days a lead in the bin can be taken out again; then it is erased. */
export const BIN_DAYS = 30;

/** Puts leads in the bin that are not there, and says which. */
export async function binLeads(
  act: Act,
  leadIds: readonly string[],
  office: OfficeClock,
): Promise<readonly string[]> {
  const leads = await lockLeads(act.trx, leadIds);
  const binned = leads.filter(({ isBinned }) => !isBinned);
  const changes = { binned_at: sql<Date>`now()` };
  await changeLeads(act, binned, changes, { kind: 'binned', act: 'lead_binned' });
  await recountLeads(act.trx, office, binned);
  return binned.map(({ id }) => id);
}

/** Takes leads out of the bin, and says how many were there. */
export async function restoreLeads(
  act: Act,
  leadIds: readonly string[],
  office: OfficeClock,
): Promise<number> {
  const leads = await lockLeads(act.trx, leadIds);
  const restored = leads.filter(({ isBinned }) => isBinned);
  await changeLeads(act, restored, { binned_at: null }, { kind: 'restored', act: 'lead_restored' });
  await recountLeads(act.trx, office, restored);
  return restored.length;
}
