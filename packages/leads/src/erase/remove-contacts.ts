import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql, type Transaction } from 'kysely';

import { upsertContact } from '#/contact-store.ts';
import { IS_KEPT } from '#/search/lead-filter.ts';

/**
 * Removes the contacts that were made of removed leads, and says how many. Where a lead of the same address is left,
 * the contact is made of that one instead.
 */
export async function removeContactsOf(
  trx: Transaction<Database>,
  references: readonly string[],
): Promise<number> {
  const isOfThem = sql<boolean>`payload ->> 'reference' = any(${[...references]}::text[])`;
  const { rows: left } = await sql<{ reference: string; contacts: Contacts }>`
    select distinct on (contact.email) leads.reference, leads.contacts
    from crm_contacts as contact join leads
      on ${MAILBOX_OF_LEAD} = contact.mailbox and lower(btrim(leads.email)) = contact.email
    where ${isOfThem} and leads.origin = 'form' and not ${IS_KEPT}
    order by contact.email, leads.binned_at is not null, leads.created_at desc, leads.id desc`.execute(
    trx,
  );
  for (const { reference, contacts } of left) await upsertContact(trx, { ...contacts, reference });
  const removed = await trx.deleteFrom('crm_contacts').where(isOfThem).returning('id').execute();
  return removed.length;
}
