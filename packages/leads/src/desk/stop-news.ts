import { MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql } from 'kysely';

import { changeLeads } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { LeadGone } from './lead-error.ts';
import { lockLeads } from './lock-leads.ts';

/** The wordings that leads of a mailbox have said yes to, by lead. */
async function readYeses({ trx }: Act, mailbox: string): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('leads')
    .select(['id', sql<string>`marketing_consent->>'wording'`.as('wording')])
    .where(MAILBOX_OF_LEAD, '=', mailbox)
    .where('marketing_consent', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, wording }) => [id, wording]));
}

/**
 * Takes back every yes to news and offers of whoever sent the lead, as news go to a mailbox and not to a lead; what each
 * was to stays in the history of its lead. False where there is none. Throws LeadGone.
 */
export async function stopNews(act: Act, leadId: string): Promise<boolean> {
  const { trx } = act;
  const lead = await trx
    .selectFrom('leads')
    .select(MAILBOX_OF_LEAD.as('mailbox'))
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) throw new LeadGone();
  const { mailbox } = lead;
  const locked = await lockLeads(trx, [...(await readYeses(act, mailbox)).keys()]);
  // What another act took back before the locks is not there any more.
  const yeses = await readYeses(act, mailbox);
  const stopped = locked.filter(({ id }) => yeses.has(id));
  for (const each of stopped) {
    await changeLeads(
      act,
      [each],
      { marketing_consent: null },
      {
        kind: 'news_stopped',
        detail: yeses.get(each.id),
        act: 'lead_news_stopped',
        fields: ['marketingConsent'],
      },
    );
  }
  return stopped.length > 0;
}
