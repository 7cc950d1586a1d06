import { MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql } from 'kysely';

import type { MailboxPart } from '#/mailbox-part.ts';

import { changeLeads } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { LeadGone } from './lead-error.ts';
import { lockLeads } from './lock-leads.ts';

/** The wordings that leads of a mailbox, or of one address, have said yes to, by lead. */
async function readYeses(
  { trx }: Act,
  { mailbox, hasStored }: MailboxPart,
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('leads')
    .select(['id', 'email', sql<string>`marketing_consent->>'wording'`.as('wording')])
    .where(MAILBOX_OF_LEAD, '=', mailbox)
    .where('marketing_consent', 'is not', null)
    .execute();
  return new Map(
    rows.filter(({ email }) => hasStored(email)).map(({ id, wording }) => [id, wording]),
  );
}

/**
 * Takes back every yes to news and offers of `whose` addresses the lead's is, as news go there and not to a lead; what each
 * was to stays in the history of its lead. False where there is none. Throws LeadGone.
 */
export async function stopNews(
  act: Act,
  leadId: string,
  whose: (email: string) => MailboxPart,
): Promise<boolean> {
  const { trx } = act;
  const lead = await trx
    .selectFrom('leads')
    .select('email')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) throw new LeadGone();
  const part = whose(lead.email);
  const locked = await lockLeads(trx, [...(await readYeses(act, part)).keys()]);
  // What another act took back before the locks is not there any more.
  const yeses = await readYeses(act, part);
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
