import type { Contacts } from '@high-street/contract';
import { isId, lockCalendar, StaleVersion } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import type { DeliveryStore } from '@high-street/server/deliveries';
import { sql } from 'kysely';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { upsertContact } from '#/contact-store.ts';
import { recountLeads } from '#/counts/recount-leads.ts';
import { joinToStored } from '#/join-bookings.ts';
import { VIEWS } from '#/search/lead-filter.ts';

import { changeLeads, type KnownLead } from './change-leads.ts';
import { type Act, type LeadDeskParts, runAct } from './lead-desk-parts.ts';
import { hasCrmDelivery } from './pass-on-contact.ts';

/** So many are released at once; nobody else can change them meanwhile. */
const BATCH = 50;

type KeptLead = KnownLead & { readonly contacts: Contacts; readonly version: number };
type Deliveries = Pick<DeliveryStore, 'release'>;

/**
 * Leads in quarantine and not in the bin, one or those of a reason, until the transaction ends. By a reason come only those
 * that the room shows: what somebody marked as spam stays there, unless it is released by itself.
 */
async function lockKept(
  { trx }: Act,
  which: { leadId: string } | { reason: string },
): Promise<readonly KeptLead[]> {
  const isMeant =
    'leadId' in which
      ? sql<boolean>`id = ${which.leadId}::uuid`
      : sql<boolean>`${VIEWS.quarantine} and ${which.reason} = any(quarantine_reasons)`;
  // Before leads: a booking may join them.
  await lockCalendar(trx);
  return trx
    .selectFrom('leads')
    .select(['id', 'reference', 'contacts', 'version'])
    .where('quarantined_at', 'is not', null)
    .where('released_at', 'is', null)
    .where('binned_at', 'is', null)
    .where(isMeant)
    .orderBy('id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute();
}

async function release(
  act: Act,
  leads: readonly KeptLead[],
  { deliveries, office }: { deliveries: Deliveries; office: OfficeClock },
) {
  const changes = { released_at: sql<Date>`now()` };
  await changeLeads(act, leads, changes, { kind: 'released', act: 'lead_released' });
  await joinToStored(
    act.trx,
    leads.map(({ id }) => id),
  );
  for (const { id } of leads) await deliveries.release(act.trx, id);
  // As it would have been with the lead. In one order, as they are locked.
  const byEmail = leads.toSorted((one, other) =>
    one.contacts.email.localeCompare(other.contacts.email),
  );
  for (const { id, contacts, reference } of byEmail) {
    // Where there is a CRM, the call keeps the contact, unless a newer lead has told it.
    if (await hasCrmDelivery(act, id)) continue;
    await upsertContact(act.trx, { ...contacts, reference });
  }
  await recountLeads(act.trx, office, leads);
}

export async function releaseLead(
  parts: LeadDeskParts & { readonly office: OfficeClock },
  deliveries: Deliveries,
  { leadId, version = null, actor }: { leadId: string; version?: number | null; actor: Actor },
): Promise<boolean> {
  if (!isId(leadId)) return false;
  return runAct(parts, actor, async (act) => {
    const leads = await lockKept(act, { leadId });
    const stale = leads.find((lead) => version !== null && lead.version !== version);
    if (stale !== undefined) throw new StaleVersion(stale);
    await release(act, leads, { deliveries, office: parts.office });
    return leads.length > 0;
  });
}

export async function releaseRule(
  parts: LeadDeskParts & { readonly office: OfficeClock },
  deliveries: Deliveries,
  { reason, actor }: { reason: string; actor: Actor },
): Promise<number> {
  let released = 0;
  for (;;) {
    const count = await runAct(parts, actor, async (act) => {
      const leads = await lockKept(act, { reason });
      await release(act, leads, { deliveries, office: parts.office });
      return leads.length;
    });
    released += count;
    if (count < BATCH) return released;
  }
}
