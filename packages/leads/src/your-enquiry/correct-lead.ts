import { listLeadFields, readLeadField, type Contacts } from '@high-street/contract';

import { changeLeads } from '#/desk/change-leads.ts';
import type { Act } from '#/desk/lead-desk-parts.ts';
import { lockLead } from '#/desk/lock-leads.ts';
import { passOnContact } from '#/desk/pass-on-contact.ts';
import { refreshSearch } from '#/search/fill-search.ts';

import { LeadWithdrawn } from './lead-withdrawn.ts';

/** The names of the fields in which two versions of a lead differ. */
function listChanges(before: Contacts, after: Contacts): string[] {
  return listLeadFields(before)
    .filter((field) => readLeadField(before, field) !== readLeadField(after, field))
    .map(({ name }) => name);
}

/**
 * Puts a lead right as its visitor says, keeps what it said before, and gives the names of the fields that changed. The
 * email address stays: it is what the link was sent to. Throws LeadGone and LeadWithdrawn.
 */
export async function correctLead(
  act: Act,
  { leadId, contacts, hasCrm }: { leadId: string; contacts: Contacts; hasCrm: boolean },
): Promise<readonly string[]> {
  const { trx } = act;
  const lead = await lockLead(trx, leadId);
  if (lead.isWithdrawn) throw new LeadWithdrawn();
  const { contacts: before } = await trx
    .selectFrom('leads')
    .select('contacts')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const after = { ...contacts, email: before.email };
  const fields = listChanges(before, after);
  if (fields.length === 0) return fields;
  const { id: revisionId } = await trx
    .insertInto('lead_revisions')
    .values({ lead_id: leadId, contacts: JSON.stringify(before), fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changeLeads(
    act,
    [lead],
    { contacts: JSON.stringify(after) },
    { kind: 'corrected', detail: fields.join(', '), act: 'lead_corrected', fields },
  );
  await refreshSearch(trx, leadId);
  if (!lead.isKept) await passOnContact(act, lead, { contacts: after, partId: revisionId, hasCrm });
  return fields;
}
