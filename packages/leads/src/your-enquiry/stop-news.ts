import { changeLeads } from '#/desk/change-leads.ts';
import type { Act } from '#/desk/lead-desk-parts.ts';
import { lockLead } from '#/desk/lock-leads.ts';

/**
 * Takes back the yes to news and offers; what it was to stays in the history. Once more changes nothing. Throws LeadGone.
 */
export async function stopNews(act: Act, leadId: string): Promise<void> {
  const lead = await lockLead(act.trx, leadId);
  const { marketing_consent: consent } = await act.trx
    .selectFrom('leads')
    .select('marketing_consent')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (consent === null) return;
  await changeLeads(
    act,
    [lead],
    { marketing_consent: null },
    {
      kind: 'news_stopped',
      detail: consent.wording,
      act: 'lead_news_stopped',
      fields: ['marketingConsent'],
    },
  );
}
