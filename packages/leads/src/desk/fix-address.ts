import { lockCalendar } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { mailboxKey } from '@high-street/server/mailbox';
import { sql } from 'kysely';

import { joinToStored } from '#/join-bookings.ts';
import { CONFIRMATION } from '#/lead-deliveries.ts';
import { refreshSearch } from '#/search/fill-search.ts';

import { hasCrmDelivery, passOnContact } from './pass-on-contact.ts';
import { changeLeads, recordAct, type KnownLead } from './change-leads.ts';
import { forgetAddress } from './forget-address.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLead } from './lock-leads.ts';

/** What goes to the visitor, and so failed because of the address. */
const TO_VISITOR = [CONFIRMATION.kind, 'reply'];

/** Removes what was made of the wrong address, which may be somebody else's, and of nothing but this lead. */
async function removeWrongContact({ trx }: Act, lead: KnownLead, email: string): Promise<void> {
  await trx
    .deleteFrom('crm_contacts')
    .where('mailbox', '=', mailboxKey(email))
    .where(sql`payload ->> 'reference'`, '=', lead.reference)
    .execute();
}

async function sendAgain(act: Act, lead: KnownLead): Promise<void> {
  const deliveries = createDeliveryStore(act.trx);
  let count = 0;
  for (const kind of TO_VISITOR) {
    count += (await deliveries.requeue(act.trx, { leadId: lead.id, kind })).length;
  }
  if (count > 0) await recordAct(act, [lead], { kind: 'requeued', act: 'delivery_requeued' });
}

/**
 * Gives a lead the email address that its visitor meant, on the version that was seen, and sends anew what was given up
 * for the one before. The demos that its visitor booked join it. The address before is kept nowhere, as it may be a
 * stranger's. Throws LeadGone and StaleVersion.
 */
export async function fixAddress(
  act: Act,
  { leadId, version, email }: { leadId: string; version: number | null; email: string },
): Promise<void> {
  const { trx } = act;
  // Before the lead: bookings may join it.
  await lockCalendar(trx);
  const lead = await lockLead(trx, leadId, version);
  const { contacts, is_kept: isKept } = await trx
    .selectFrom('leads')
    .select([
      'contacts',
      sql<boolean>`quarantined_at is not null and released_at is null`.as('is_kept'),
    ])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (contacts.email === email) return;
  const after = { ...contacts, email };
  await changeLeads(
    act,
    [lead],
    { contacts: JSON.stringify(after), mailbox: mailboxKey(email) },
    { kind: 'address_fixed', act: 'lead_address_fixed', fields: ['email'] },
  );
  // One went to the wrong mailbox, and would erase what the right one has.
  await trx.deleteFrom('erase_codes').where('lead_id', '=', leadId).execute();
  await refreshSearch(trx, leadId);
  await removeWrongContact(act, lead, contacts.email);
  await forgetAddress(act, leadId, { before: contacts.email, email });
  if (isKept) return;
  await joinToStored(trx, [leadId]);
  const hasCrm = await hasCrmDelivery(act, leadId);
  await passOnContact(act, lead, { contacts: after, partId: null, hasCrm });
  if (!lead.isWithdrawn) await sendAgain(act, lead);
}
