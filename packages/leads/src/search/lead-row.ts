import { sql } from 'kysely';

import { IS_KEPT, SOURCE } from './lead-filter.ts';
import type { LeadRow } from './lead-query.ts';

/** A lead as a statement with LEAD_ROW gives it. */
export type StoredRow = Omit<LeadRow, 'booking'> & {
  readonly bookingReference: string | null;
  readonly bookingStartsAt: Date | null;
};

/** What a StoredRow is read from; `leads` is in the statement. */
export const LEAD_ROW = {
  columns: sql`leads.id, leads.reference, leads.created_at as "createdAt", leads.version,
    leads.contact_name as name, leads.contacts ->> 'storeName' as business, leads.email,
    leads.released_at as "releasedAt", leads.answered_after_ms::float8 as "answeredAfterMs",
    leads.phone_number as phone, leads.lead_status as kind, leads.contacts ->> 'subscribedPlan' as plan,
    nullif(leads.contacts ->> 'storeGrowthStage', '') as stage, leads.answer_state as state,
    case when leads.answer_state = 'lost' then leads.lost_reason end as "lostReason",
    leads.held_by as "heldBy", ${IS_KEPT} as "isQuarantined", leads.binned_at is not null as "isBinned",
    exists (
      select from deliveries where deliveries.lead_id = leads.id and deliveries.state = 'dead'
    ) as "hasDeadLetter",
    coalesce(${SOURCE}, leads.attribution ->> 'campaign') as source,
    leads.attribution is not null and leads.attribution ->> 'referrer' is null as "isDirect",
    leads.attribution ->> 'landingPage' as "landingPage",
    booking.reference as "bookingReference", booking.starts_at as "bookingStartsAt"`,
  joins: sql`left join lateral (
    select bookings.reference, bookings.starts_at from bookings
    where bookings.lead_id = leads.id and bookings.state = 'booked'
    order by bookings.ends_at > now() desc,
      case when bookings.ends_at > now() then bookings.starts_at end, bookings.starts_at desc
    limit 1
  ) as booking on true`,
};

/** What an ArchivedLead is read from. */
export const ARCHIVED_LEAD = {
  columns: sql`leads.id, leads.reference, leads.created_at as "createdAt", leads.contacts, leads.origin,
    leads.answer_state as "answerState", leads.attribution,
    leads.marketing_consent as "marketingConsent",
    case when leads.released_at is null then leads.quarantine_reasons end as "quarantinedFor",
    case when leads.answer_state = 'lost' then leads.lost_reason end as "lostReason",
    leads.binned_at is not null as "isBinned"`,
  joins: sql``,
};

/** The lead as a list shows it. */
export function toLeadRow({ bookingReference, bookingStartsAt, ...row }: StoredRow): LeadRow {
  const isBooked = bookingReference !== null && bookingStartsAt !== null;
  return {
    ...row,
    booking: isBooked ? { reference: bookingReference, startsAt: bookingStartsAt } : null,
  };
}
