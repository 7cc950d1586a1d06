import { addressPattern, withoutAddress } from '@high-street/server/mailbox';
import { type RawBuilder, sql } from 'kysely';

import type { Act } from './lead-desk-parts.ts';

/**
 * Takes an address that a lead no longer has out of all that is stored with it: what mail servers said, what they
 * reported by mail, and what the lead said before it was corrected. What people wrote stays as they wrote it.
 */
export async function forgetAddress(
  { trx }: Act,
  leadId: string,
  { before, email }: { before: string; email: string },
): Promise<void> {
  const pattern = addressPattern(before);
  const without = (column: RawBuilder<unknown>) => withoutAddress(column, pattern);
  await trx
    .updateTable('lead_events')
    .set({ detail: without(sql`detail`) })
    .where('lead_id', '=', leadId)
    .where('detail', '~*', pattern)
    .execute();
  await trx
    .updateTable('deliveries')
    .set({ reply: without(sql`reply`), last_error: without(sql`last_error`) })
    .where('lead_id', '=', leadId)
    .where((of) => of.or([of('reply', '~*', pattern), of('last_error', '~*', pattern)]))
    .execute();
  await trx
    .updateTable('lead_messages')
    .set({
      from_address: without(sql`from_address`),
      subject: without(sql`subject`),
      body: without(sql`body`),
      quoted: without(sql`quoted`),
      attachments: sql`${without(sql`attachments::text`)}::jsonb`,
    })
    .where('lead_id', '=', leadId)
    .where('is_automatic', '=', true)
    .execute();
  await trx
    .updateTable('lead_revisions')
    .set({
      contacts: sql<string>`jsonb_set(contacts, '{email}', to_jsonb(${email}::text))`,
    })
    .where('lead_id', '=', leadId)
    .execute();
}
