import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

import { hashContent } from './content-hash.ts';
import type { LeadNotes, LeadReceipt } from './lead-store.ts';
import { newReference } from './reference.ts';

/** Inserts the lead with its key and the beginning of its story in one round trip; null when the key is taken. */
export async function insertLead(
  trx: Transaction<Database>,
  key: string,
  contacts: Contacts,
  { origin = 'form', quarantineReasons = [], formTokenId = null }: LeadNotes,
): Promise<LeadReceipt | null> {
  const isHeld = quarantineReasons.length > 0;
  const inserted = await trx
    .with('lead', (query) =>
      query
        .insertInto('leads')
        .values({
          reference: newReference(),
          contacts: JSON.stringify(contacts),
          origin,
          form_token_id: formTokenId,
          quarantine_reasons: isHeld ? [...quarantineReasons] : null,
          quarantined_at: isHeld ? sql<Date>`now()` : null,
        })
        .returning(['id', 'reference']),
    )
    .with('taken', (query) =>
      query
        .insertInto('idempotency_keys')
        .columns(['key', 'content_hash', 'lead_id'])
        .expression((from) =>
          from
            .selectFrom('lead')
            .select([
              sql<string>`${key}::text`.as('key'),
              sql<Buffer>`${hashContent(contacts)}::bytea`.as('content_hash'),
              'lead.id',
            ]),
        )
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key'),
    )
    .with('told', (query) =>
      query
        .insertInto('lead_events')
        .columns(['lead_id', 'kind'])
        .expression((from) =>
          from.selectFrom('lead').select(['lead.id', sql<string>`'stored'`.as('kind')]),
        )
        .returning('id'),
    )
    .selectFrom('lead')
    .select(['lead.id', 'lead.reference'])
    .where(({ exists, selectFrom }) => exists(selectFrom('taken').select('key')))
    .executeTakeFirst();
  if (!inserted) return null;
  if (isHeld) {
    const detail = quarantineReasons.join(', ');
    await trx
      .insertInto('lead_events')
      .values({ lead_id: inserted.id, kind: 'quarantined', detail })
      .execute();
  }
  return inserted;
}
