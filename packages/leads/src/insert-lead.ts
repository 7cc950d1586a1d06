import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { insertForLead, type PlannedDelivery } from '@high-street/server/deliveries';
import { hashContent } from '@high-street/server/http';
import { mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { identifyContact } from './contact-store.ts';
import { JOINED_DETAIL, joinBookings } from './join-bookings.ts';
import { stampConsent } from './keep-consent.ts';
import type { LeadNotes, LeadReceipt } from './lead.ts';
import { newReference } from './reference.ts';

/** What follows from a lead beside its history. */
export type LeadFollowUp = {
  readonly deliveries: readonly PlannedDelivery[];
  /** Whether its contact is kept here; where a CRM is told of it, the delivery does so. */
  readonly keepsContact: boolean;
};

/** A lead under a key, and the hash of the content that came with it. */
type FoundLead = LeadReceipt & { readonly contentHash: Buffer; readonly isNew: boolean };

/** The part of a statement that begins the history of `lead`, with the bookings that `joined` gives. */
function beginHistory(quarantineReasons: readonly string[]): RawBuilder<unknown> {
  const isHeld = quarantineReasons.length > 0;
  const kinds = isHeld ? ['stored', 'quarantined'] : ['stored'];
  const details = isHeld ? [null, quarantineReasons.join(', ')] : [null];
  return sql`
    insert into lead_events (lead_id, kind, detail)
    select lead.id, event.kind, event.detail
    from lead, (
      select 0, kind, detail, null
      from unnest(${kinds}::text[], ${details}::text[]) as event (kind, detail)
      union all
      select 1, 'booking_linked', ${JOINED_DETAIL}, starts_at from joined
    ) as event (place, kind, detail, starts_at)
    order by event.place, event.starts_at`;
}

/** The part of a statement that keeps the contact of `lead`. */
function keepContact(
  contacts: Contacts,
  { keeps }: { readonly keeps: boolean },
): RawBuilder<unknown> {
  const { email, phone } = identifyContact(contacts);
  return sql`
    insert into crm_contacts (email, mailbox, phone, payload)
    select ${email}, lead.mailbox, ${phone}, lead.contacts || jsonb_build_object('reference', lead.reference)
    -- After the calendar's lock: who takes the two the other way round would wait for us while we wait for them.
    from lead, (select count(*) from joined) as after
    where ${keeps}::boolean
    on conflict (email) do update set mailbox = excluded.mailbox, phone = excluded.phone,
      payload = excluded.payload, updated_at = now()`;
}

/**
 * Inserts the lead with its key, its deliveries, its contact and the beginning of its history in one statement, and joins
 * the bookings of its mailbox, and the one of the reference, that have no lead yet. The key comes first, so that nothing
 * is written for one that is taken: the answer is then the lead that has it, or null when that came at the same moment. A
 * quarantined lead's deliveries are held, no booking joins it before it is released, and no contact is kept of it.
 */
export async function insertLead(
  db: Kysely<Database>,
  key: string,
  contacts: Contacts,
  {
    origin = 'form',
    quarantineReasons = [],
    formTokenId = null,
    bookingReference = null,
    attribution = null,
    marketingConsent = null,
    counted,
  }: LeadNotes,
  { deliveries, keepsContact }: LeadFollowUp,
): Promise<FoundLead | null> {
  const isHeld = quarantineReasons.length > 0;
  const contentHash = hashContent(contacts);
  const { rows } = await sql<FoundLead>`
    with taken as (
      insert into idempotency_keys (key, content_hash, lead_id)
      values (${key}, ${contentHash}, uuidv7())
      on conflict (key) do nothing
      returning lead_id
    ), lead as (
      insert into leads
        (id, reference, contacts, mailbox, attribution, marketing_consent, origin, form_token_id,
          quarantine_reasons, quarantined_at, named_booking, counted_source, counted)
      select lead_id, ${newReference()}, ${JSON.stringify(contacts)}::jsonb,
        ${mailboxKey(contacts.email)}, ${attribution && JSON.stringify(attribution)}::jsonb, ${stampConsent(marketingConsent)},
        ${origin}, ${formTokenId},
        ${isHeld ? [...quarantineReasons] : null}::text[], case when ${isHeld}::boolean then now() end,
        ${bookingReference}, ${counted?.source ?? null}, ${[...(counted?.as ?? [])]}::text[]
      from taken
      returning id, reference, mailbox, contacts
    ), ${joinBookings(bookingReference, { joins: origin === 'form' && !isHeld })},
    told as (${beginHistory(quarantineReasons)}
    ), planned as (${insertForLead(deliveries, { isHeld })}
    ), kept as (${keepContact(contacts, { keeps: keepsContact && !isHeld })}
    )
    select id, reference, true as "isNew", ${contentHash}::bytea as "contentHash" from lead
    union all
    select leads.id, leads.reference, false, content_hash
    from idempotency_keys join leads on leads.id = lead_id
    where key = ${key} and not exists (select from taken)
  `.execute(db);
  return rows[0] ?? null;
}
