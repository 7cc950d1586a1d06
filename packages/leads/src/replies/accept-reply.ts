import type { Database } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { stopClock } from '#/clock/stop-clock.ts';
import { recountLeads } from '#/counts/recount-leads.ts';

/** The mail server has a reply: the clock of its lead stops, and a new one is answered. The lead is locked. */
export async function acceptReply(
  trx: Transaction<Database>,
  leadId: string,
  office: OfficeClock,
): Promise<void> {
  await stopClock(trx, office, [{ id: leadId }]);
  await trx
    .updateTable('leads')
    .set({ answer_state: 'answered', version: sql<number>`version + 1` })
    .where('id', '=', leadId)
    .where('answer_state', '=', 'new')
    .execute();
  await recountLeads(trx, office, [{ id: leadId }]);
}
