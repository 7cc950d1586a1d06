import type { Contacts } from '@high-street/contract';
import { CALENDAR_LOCK, type Database } from '@high-street/server';
import { hashContent } from '@high-street/server/http';
import { MAILBOX_OF_BOOKING, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import type { LeadNotes, LeadReceipt } from './lead-store.ts';
import { newReference } from './reference.ts';

/** Who is told of a lead, and after how many milliseconds. */
export type LeadDelivery = { readonly kind: string; readonly delayMs: number };

function beginHistory(quarantineReasons: readonly string[]) {
  if (quarantineReasons.length === 0) return { kinds: ['stored'], details: [null] };
  return { kinds: ['stored', 'quarantined'], details: [null, quarantineReasons.join(', ')] };
}

/**
 * Inserts the lead with its key, its deliveries and the beginning of its history in one statement, and joins the bookings
 * of its mailbox, and the one of the reference, that have no lead yet. The key comes first, so that nothing is written for
 * one that is taken: the answer is then null. A quarantined lead's deliveries are held, and no booking joins it.
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
  }: LeadNotes,
  deliveries: readonly LeadDelivery[],
): Promise<LeadReceipt | null> {
  const isHeld = quarantineReasons.length > 0;
  const { kinds, details } = beginHistory(quarantineReasons);
  const { rows } = await sql<LeadReceipt>`
    with taken as (
      insert into idempotency_keys (key, content_hash, lead_id)
      values (${key}, ${hashContent(contacts)}, uuidv7())
      on conflict (key) do nothing
      returning lead_id
    ), lead as (
      insert into leads
        (id, reference, contacts, mailbox, attribution, origin, form_token_id, quarantine_reasons,
          quarantined_at)
      select lead_id, ${newReference()}, ${JSON.stringify(contacts)}::jsonb,
        ${mailboxKey(contacts.email)}, ${attribution && JSON.stringify(attribution)}::jsonb, ${origin}, ${formTokenId},
        ${isHeld ? [...quarantineReasons] : null}::text[], case when ${isHeld}::boolean then now() end
      from taken
      returning id, reference, mailbox
    ), booker as (
      -- Waits for its turn only when there is something to join, and before any of it is locked.
      select lead.id, lead.mailbox, pg_advisory_xact_lock(${CALENDAR_LOCK}::bigint)
      from lead
      where ${origin === 'form' && !isHeld}::boolean and exists (
        select from bookings
        where (${MAILBOX_OF_BOOKING} = lead.mailbox or reference = ${bookingReference})
          and state = 'booked' and lead_id is null
      )
    ), unjoined as (
      select bookings.id, booker.id as lead_id
      from booker join bookings on ${MAILBOX_OF_BOOKING} = booker.mailbox
        or bookings.reference = ${bookingReference}
      where bookings.state = 'booked' and bookings.lead_id is null
      for no key update of bookings
    ), joined as (
      update bookings set lead_id = unjoined.lead_id
      from unjoined where bookings.id = unjoined.id
      returning bookings.reference, bookings.starts_at
    ), told as (
      insert into lead_events (lead_id, kind, detail)
      select lead.id, event.kind, event.detail
      from lead, (
        select 0, kind, detail, null
        from unnest(${kinds}::text[], ${details}::text[]) as event (kind, detail)
        union all
        select 1, 'booking_linked', reference || ' at ' ||
          to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), starts_at
        from joined
      ) as event (place, kind, detail, starts_at)
      order by event.place, event.starts_at
    ), planned as (
      insert into deliveries (lead_id, kind, state, next_attempt_at)
      select lead.id, planned.kind, ${isHeld ? 'held' : 'waiting'},
        now() + planned.delay_ms * interval '1 millisecond'
      from lead, unnest(
        ${deliveries.map(({ kind }) => kind)}::text[],
        ${deliveries.map(({ delayMs }) => delayMs)}::int[]
      ) as planned (kind, delay_ms)
    )
    select id, reference from lead
  `.execute(db);
  return rows[0] ?? null;
}
