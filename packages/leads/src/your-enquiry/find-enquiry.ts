import type { Contacts, GivenConsent } from '@high-street/contract';
import type { AnswerState, Database } from '@high-street/server';
import { SHOWN_STATE } from '@high-street/server/deliveries';
import { isSameAddress, MAILBOX_OF_LEAD, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import { LINK_SUBJECT, type Linked } from './enquiry-link.ts';

/** A lead as its visitor sees it: what they sent and what became of it, and nothing that was said about them. */
export type Enquiry = Linked & {
  readonly id: string;
  readonly contacts: Contacts;
  readonly createdAt: Date;
  /** When its clock started; null while it is in quarantine or in the bin. */
  readonly startedAt: Date | null;
  readonly state: AnswerState;
  /** Who has it. */
  readonly holder: { readonly name: string; readonly since: Date } | null;
  readonly answeredAt: Date | null;
  /** Whether a mail server has taken a reply to it. */
  readonly hasReplyMail: boolean;
  readonly withdrawnAt: Date | null;
  /** When something was put right last. */
  readonly correctedAt: Date | null;
  /** What they said yes to by the box for news and offers. */
  readonly marketingConsent: GivenConsent | null;
  /** The next demo that is booked, and that its visitor may see. */
  readonly booking: BookedDemo | null;
  /** The next one that was booked with the address of the lead, so that it goes when that is erased. */
  readonly ownBooking: BookedDemo | null;
};

type BookedDemo = { readonly startsAt: Date; readonly timeZone: string };

type StoredEnquiry = Omit<Enquiry, 'booking' | 'ownBooking'> & {
  readonly demos: readonly Demo[];
};

type Demo = {
  readonly startsAt: string;
  readonly timeZone: string;
  readonly email: string;
  readonly hasNamedLead: boolean;
};

/** The lead of that reference as its visitor sees it, or null. */
export async function findEnquiry(
  db: Kysely<Database>,
  reference: string,
  now: Date,
): Promise<Enquiry | null> {
  const { rows } = await sql<StoredEnquiry>`
    select leads.id, leads.reference, leads.contacts, leads.created_at as "createdAt",
      ${LINK_SUBJECT} as "linkSubject",
      case when leads.binned_at is not null then null when leads.quarantined_at is null then leads.created_at
        else leads.released_at end as "startedAt",
      leads.answer_state as state, leads.answered_at as "answeredAt", leads.withdrawn_at as "withdrawnAt",
      leads.marketing_consent as "marketingConsent",
      exists (select from deliveries where lead_id = leads.id and kind = 'reply' and ${SHOWN_STATE} = 'done') as "hasReplyMail",
      case when people.id is not null then json_build_object('name', people.name, 'since',
        to_char(leads.held_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as holder,
      (select max(at) from lead_revisions where lead_id = leads.id) as "correctedAt",
      (select coalesce(json_agg(json_build_object('startsAt',
          to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'timeZone', time_zone, 'email', email,
          'hasNamedLead', named_lead)
          order by starts_at), '[]')
        from bookings where lead_id = leads.id and state = 'booked' and starts_at > ${now}) as demos
    from leads left join people on people.id = leads.held_by
    where leads.reference = ${reference} and leads.origin = 'form'`.execute(db);
  return rows[0] ? showEnquiry(rows[0]) : null;
}

/**
 * The next demos. What joined the lead by another spelling of the visitor's mailbox alone may be another person's. One of
 * another mailbox came by its reference, also where an earlier version stored it.
 */
function findDemos({ contacts, demos }: StoredEnquiry): Pick<Enquiry, 'booking' | 'ownBooking'> {
  const mailbox = mailboxKey(contacts.email);
  const isOwn = ({ email }: Demo) => isSameAddress(email, contacts.email);
  const isShown = (demo: Demo) =>
    demo.hasNamedLead || isOwn(demo) || mailboxKey(demo.email) !== mailbox;
  return {
    booking: showDemo(demos.find(isShown)),
    ownBooking: showDemo(demos.find(isOwn)),
  };
}

function showDemo(demo: Demo | undefined): BookedDemo | null {
  return demo ? { startsAt: new Date(demo.startsAt), timeZone: demo.timeZone } : null;
}

/** JSON has its times as text. */
function showEnquiry(stored: StoredEnquiry): Enquiry {
  const { demos: _, holder, ...enquiry } = stored;
  return {
    ...enquiry,
    holder: holder && { ...holder, since: new Date(holder.since) },
    ...findDemos(stored),
  };
}

/** A lead of a mailbox, for the mail that brings its link again. */
export type LinkedEnquiry = Linked & {
  readonly id: string;
  readonly contacts: Contacts;
  readonly createdAt: Date;
};

/**
 * The newest leads of the very address, whose links go there; none that is in quarantine. Other spellings of its mailbox may
 * be another person's.
 */
export async function findEnquiriesOf(
  db: Kysely<Database>,
  email: string,
  limit: number,
): Promise<readonly LinkedEnquiry[]> {
  const ofMailbox = await db
    .selectFrom('leads')
    .select(['id', 'email'])
    .where(MAILBOX_OF_LEAD, '=', mailboxKey(email))
    .where('origin', '=', 'form')
    .where((of) => of.or([of('quarantined_at', 'is', null), of('released_at', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .execute();
  const newest = ofMailbox.filter((lead) => isSameAddress(lead.email, email)).slice(0, limit);
  if (newest.length === 0) return [];
  // Read apart, since a mailbox may have thousands, with long messages.
  return db
    .selectFrom('leads')
    .select(['id', 'reference', 'contacts', 'created_at as createdAt'])
    .select(LINK_SUBJECT.as('linkSubject'))
    .where(sql<boolean>`id = any(${newest.map(({ id }) => id)}::uuid[])`)
    .orderBy('created_at', 'desc')
    .execute();
}
