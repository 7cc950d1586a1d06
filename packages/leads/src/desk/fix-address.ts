import { lockCalendar, StaleVersion } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { isSameAddress, mailboxKey } from '@high-street/server/mailbox';
import { sql } from 'kysely';

import { joinToStored } from '#/join-bookings.ts';
import { KINDS_TO_VISITOR, REPLY } from '#/lead-deliveries.ts';
import { refreshSearch } from '#/search/fill-search.ts';
import { SPELLING } from '#/your-enquiry/enquiry-link.ts';

import { hasCrmDelivery, passOnContact } from './pass-on-contact.ts';
import { changeLeads, recordAct, type KnownLead } from './change-leads.ts';
import { forgetAddress } from './forget-address.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLead, type LockedLead } from './lock-leads.ts';

/** Removes what was made of the wrong address, which may be somebody else's, and of nothing but this lead. */
async function removeWrongContact({ trx }: Act, lead: KnownLead, email: string): Promise<void> {
  await trx
    .deleteFrom('crm_contacts')
    .where('mailbox', '=', mailboxKey(email))
    .where(sql`payload ->> 'reference'`, '=', lead.reference)
    .execute();
}

/** What came of an address that was given for a lead. */
export type FixedAddress = {
  /** False where it was the address of the lead already. */
  readonly isChanged: boolean;
  /** Whether something that was given up or sent back is sent again. */
  readonly isSentAgain: boolean;
};

/** The newest reply, where it was sent back since it was sent last; null where it was not, or was taken back. */
async function findSentBack({ trx }: Act, { id }: KnownLead): Promise<string | null> {
  const { rows } = await sql<{ replyId: string }>`
    select newest.id as "replyId"
    from (select id from lead_replies where lead_id = ${id} and taken_back_at is null
      order by created_at desc, id desc limit 1) as newest
    join deliveries on deliveries.lead_id = ${id} and deliveries.kind = ${REPLY.kind}
      and deliveries.part_id = newest.id
    where exists (select from lead_messages where lead_id = ${id} and bounced_reply_id = newest.id
      and found_at > deliveries.created_at)`.execute(trx);
  return rows[0]?.replyId ?? null;
}

/** A mail server took it and sent it back later, so that it is no dead letter. Nobody writes to a lead in the bin. */
async function resendSentBack(act: Act, lead: LockedLead): Promise<boolean> {
  const partId = lead.isBinned ? null : await findSentBack(act, lead);
  if (partId === null) return false;
  const mail = { leadId: lead.id, kind: REPLY.kind, partId };
  if (!(await createDeliveryStore(act.trx).resend(act.trx, mail))) return false;
  await recordAct(act, [lead], { kind: 'resent', detail: REPLY.kind, act: 'delivery_resent' });
  return true;
}

async function sendAgain(act: Act, lead: LockedLead): Promise<boolean> {
  const deliveries = createDeliveryStore(act.trx);
  let count = 0;
  // What goes to the visitor may have failed because of the address.
  for (const kind of KINDS_TO_VISITOR) {
    count += (await deliveries.requeue(act.trx, { leadId: lead.id, kind })).length;
  }
  if (count > 0) await recordAct(act, [lead], { kind: 'requeued', act: 'delivery_requeued' });
  const isResent = await resendSentBack(act, lead);
  return isResent || count > 0;
}

/**
 * Gives a lead the email address that its visitor meant, on the version that was seen, and sends anew what was given up or sent back;
 * where the lead has that address, that alone, on any version. The demos that its visitor booked join it. The address
 * before is kept nowhere, as it may be a stranger's. The links that went there open nothing more, unless the two are one
 * apart from capitals. Throws LeadGone and StaleVersion.
 */
export async function fixAddress(
  act: Act,
  { leadId, version, email }: { leadId: string; version: number | null; email: string },
): Promise<FixedAddress> {
  const { trx } = act;
  // Before the lead: bookings may join it.
  await lockCalendar(trx);
  const lead = await lockLead(trx, leadId);
  const { contacts } = await trx
    .selectFrom('leads')
    .select('contacts')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const isOpen = !lead.isKept && !lead.isWithdrawn;
  if (contacts.email === email) {
    return { isChanged: false, isSentAgain: isOpen && (await sendAgain(act, lead)) };
  }
  if (version !== null && version !== lead.version) throw new StaleVersion(lead);
  const after = { ...contacts, email };
  const detail = isSameAddress(contacts.email, email) ? SPELLING : null;
  await changeLeads(
    act,
    [lead],
    { contacts: JSON.stringify(after), mailbox: mailboxKey(email) },
    { kind: 'address_fixed', detail, act: 'lead_address_fixed', fields: ['email'] },
  );
  // One went to the wrong mailbox, whose owner may have used up those of the hour.
  await trx.deleteFrom('erase_codes').where('lead_id', '=', leadId).execute();
  await refreshSearch(trx, leadId);
  await removeWrongContact(act, lead, contacts.email);
  await forgetAddress(act, leadId, { before: contacts.email, email });
  if (lead.isKept) return { isChanged: true, isSentAgain: false };
  await joinToStored(trx, [leadId]);
  const hasCrm = await hasCrmDelivery(act, leadId);
  await passOnContact(act, lead, { contacts: after, partId: null, hasCrm });
  return { isChanged: true, isSentAgain: isOpen && (await sendAgain(act, lead)) };
}
