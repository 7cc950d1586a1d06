import type { Attribution } from '@high-street/contract';
import type { AnswerState } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

/** Whoever asks, in a zone whose days are not those of UTC. */
export const ME = '018f0000-0000-7000-8000-00000000000a';
export const SOMEBODY = '018f0000-0000-7000-8000-00000000000b';
export const OF = { me: ME, zone: 'Europe/London' };

/** What is said of a lead that matters to a test. */
export type LeadTerms = {
  readonly reference?: string;
  readonly name?: string;
  readonly business?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly message?: string;
  readonly kind?: 'Contact' | 'Prospect';
  readonly plan?: string;
  readonly stage?: string;
  readonly state?: AnswerState;
  readonly lostReason?: string;
  readonly heldBy?: string;
  readonly at?: string;
  readonly reasons?: readonly string[];
  readonly isReleased?: boolean;
  readonly isBinned?: boolean;
  readonly origin?: 'form' | 'heartbeat';
  readonly attribution?: Partial<Attribution>;
};

const LEAD = {
  name: 'Anna Bell',
  business: 'Bell Bakery',
  email: 'anna@example.com',
  phone: '+447700900123',
  message: 'Do you deliver?',
  kind: 'Contact',
} as const;

function contactsOf(terms: LeadTerms): string {
  const { name, business, email, phone, message, kind, plan, stage } = { ...LEAD, ...terms };
  return JSON.stringify({
    contactName: name,
    phoneNumber: phone,
    email,
    message,
    storeName: business,
    leadStatus: kind,
    ...(plan === undefined ? {} : { subscribedPlan: plan }),
    ...(stage === undefined ? {} : { storeGrowthStage: stage }),
  });
}

/** A database of the test's own, and how leads come into it. */
export async function openLeads() {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  let count = 0;

  /** Stores a lead, each a minute after the one before unless its moment is said; gives its id. */
  async function store(terms: LeadTerms = {}): Promise<string> {
    count += 1;
    const reference = terms.reference ?? `TEST-${String(count).padStart(4, '0')}`;
    const at = terms.at ?? new Date(Date.UTC(2026, 0, 1, 9, count)).toISOString();
    const { rows } = await pool.query<{ id: string }>(
      `insert into leads (reference, contacts, mailbox, created_at, origin, answer_state, lost_reason, held_by,
        quarantine_reasons, quarantined_at, released_at, binned_at, attribution)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $9::text[] is not null then $4::timestamptz end,
        case when $10::boolean then $4::timestamptz end, case when $11::boolean then $4::timestamptz end, $12)
      returning id`,
      [
        reference,
        contactsOf(terms),
        (terms.email ?? LEAD.email).toLowerCase(),
        at,
        terms.origin ?? 'form',
        terms.state ?? 'new',
        terms.lostReason ?? null,
        terms.heldBy ?? null,
        terms.reasons ?? null,
        terms.isReleased ?? false,
        terms.isBinned ?? false,
        terms.attribution === undefined ? null : JSON.stringify(terms.attribution),
      ],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the lead was not stored');
    return row.id;
  }

  /** Books a time for a lead, so many days from now. */
  async function book(leadId: string, reference: string, state = 'booked'): Promise<void> {
    count += 1;
    await pool.query(
      `insert into bookings (reference, starts_at, ends_at, blocked_until, time_zone, details, name, email, note,
        lead_id, state, cancelled_at)
      select $1, at, at + interval '30 minutes', at + interval '30 minutes', 'Europe/London',
        '{"name": "Anna", "email": "anna@example.com", "note": ""}', '', 'anna@example.com', '', $2, $3,
        case when $3 = 'cancelled' then now() end
      from (select date_trunc('hour', now()) + $4 * interval '1 day' as at) as chosen`,
      [reference, leadId, state, count],
    );
  }

  return { db, pool, store, book };
}
