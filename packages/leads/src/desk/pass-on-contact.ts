import type { Contacts } from '@high-street/contract';
import { sql } from 'kysely';

import { upsertContact } from '#/contact-store.ts';
import { CRM_UPDATE } from '#/lead-deliveries.ts';

import type { KnownLead } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';

type Changed = {
  readonly contacts: Contacts;
  /** What the call to the CRM is about; null for nothing that is stored. */
  readonly partId: string | null;
  readonly hasCrm: boolean;
};

/** Whether a CRM hears of a lead, so that its contact is kept with the call. */
export async function hasCrmDelivery({ trx }: Act, leadId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', CRM_UPDATE.kind)
    .executeTakeFirst();
  return found !== undefined;
}

/** Brings the contact of a lead that was put right in step, here or in the CRM; one in quarantine is told to nobody. */
export async function passOnContact(
  { trx }: Act,
  lead: KnownLead,
  { contacts, partId, hasCrm }: Changed,
): Promise<void> {
  if (!hasCrm) return void (await upsertContact(trx, { ...contacts, reference: lead.reference }));
  await trx
    .insertInto('deliveries')
    .values({
      lead_id: lead.id,
      kind: CRM_UPDATE.kind,
      part_id: partId ?? sql<string>`uuidv7()`,
      state: 'waiting',
      next_attempt_at: sql<Date>`now()`,
    })
    .execute();
}
