import type { OpenDatabase } from '@high-street/server';

import { buildLeadContacts } from '../leads/lead-calls.ts';

/** What one lead leaves to be sent. */
export const MAIL_KINDS = ['visitor', 'provider'] as const;

/** Fewer than the database would refuse as too slow. */
const LEADS_AT_ONCE = 5_000;

/** Stores so many mails that have been due for a while, each lead's own two; tells nobody. */
export async function storeBacklog(pool: OpenDatabase['pool'], mails: number): Promise<void> {
  const leads = mails / MAIL_KINDS.length;
  const contacts = JSON.stringify(buildLeadContacts(0));
  for (let first = 1; first <= leads; first += LEADS_AT_ONCE) {
    await pool.query(
      `with lead as (
        insert into leads (reference, contacts, mailbox)
        select 'BACK-' || number, jsonb_set($1::jsonb, '{email}', to_jsonb(email)), email
        from generate_series($2::int, $3::int) as number,
          lateral (select 'visitor-' || number || '@example.com' as email) as named
        returning id
      )
      insert into deliveries (lead_id, kind, next_attempt_at)
      select id, kind, now() - interval '1 hour' from lead, unnest($4::text[]) as kind`,
      [contacts, first, Math.min(leads, first + LEADS_AT_ONCE - 1), MAIL_KINDS],
    );
  }
}
