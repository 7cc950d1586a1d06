import { sql } from 'kysely';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { binLeads, QUARANTINE_DAYS } from '#/desk/bin-leads.ts';
import { type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';
import { VIEWS } from '#/search/lead-filter.ts';

const BATCH = 500;

const IS_OVER = sql<boolean>`${VIEWS.quarantine}
  and leads.quarantined_at < now() - ${QUARANTINE_DAYS} * interval '1 day'`;

/**
 * Puts in the bin what nobody has judged in QUARANTINE_DAYS, and says how many leads that were. What somebody changes at this
 * moment is left as they want it.
 */
export async function binUnjudged(
  parts: LeadDeskParts & { readonly office: OfficeClock },
): Promise<number> {
  let count = 0;
  for (;;) {
    const { binned } = await runAct(parts, { kind: 'service' }, async (act) => {
      const old = await act.trx
        .selectFrom('leads')
        .select(['id', 'version'])
        .where(IS_OVER)
        .limit(BATCH)
        .execute();
      const versions = new Map(old.map(({ id, version }) => [id, version]));
      return binLeads(act, { leadIds: [...versions.keys()], versions }, parts.office);
    });
    if (binned.length === 0) return count;
    count += binned.length;
  }
}
