import type { MarketingConsent } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** A yes with the time at which the database takes it, as it is stored; null for none. */
export function stampConsent(consent: MarketingConsent | null): RawBuilder<string | null> {
  return sql`${consent && JSON.stringify(consent)}::jsonb || jsonb_build_object('at',
    to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;
}

/**
 * Keeps what the box for news and offers says in a repeat of a lead: whoever ticks or clears it between two tries means
 * the last. The same yes again keeps its time. Once news were stopped on the visitor's own page no repeat brings them
 * back, as a reload of the page that answered the form would send the tick again.
 */
export async function keepConsent(
  db: Kysely<Database>,
  leadId: string,
  consent: MarketingConsent | null,
): Promise<void> {
  await db
    .updateTable('leads')
    .set({ marketing_consent: stampConsent(consent) })
    .where('id', '=', leadId)
    .where(
      sql<boolean>`(marketing_consent - 'at') is distinct from ${consent && JSON.stringify(consent)}::jsonb`,
    )
    .where(
      sql<boolean>`not exists (select from lead_events where lead_id = leads.id and kind = 'news_stopped')`,
    )
    .execute();
}
