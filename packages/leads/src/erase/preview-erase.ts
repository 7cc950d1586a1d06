import type { Database } from '@high-street/server';
import { fillMailboxes, MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import { LEAD_MAIL_KINDS } from '#/lead-deliveries.ts';
import { everySpelling } from '#/mailbox-part.ts';

import { type DemoAhead, findDemosAhead, findOtherDemos } from './demos-ahead.ts';
import { listSpellings } from './remove-messages.ts';

/** How much would go with a person. */
export type ErasePreview = {
  readonly leads: number;
  readonly bookings: number;
  readonly contacts: number;
  /** Mails about these leads and bookings that were sent or are to be. */
  readonly mails: number;
  /** Mails that they wrote, also about the leads of others. */
  readonly messages: number;
  readonly notes: number;
  /** Demos that would not take place, of which nobody would be told. */
  readonly ahead: readonly DemoAhead[];
  /** References of demos that would stay, as they were booked for these leads with another address. */
  readonly otherDemos: readonly string[];
};

type Counts = Omit<ErasePreview, 'ahead' | 'otherDemos'>;

const NOTHING: Counts = { leads: 0, bookings: 0, contacts: 0, mails: 0, messages: 0, notes: 0 };

/** How much `eraseByEmail` would remove. */
export async function previewErase(db: Kysely<Database>, email: string): Promise<ErasePreview> {
  const part = everySpelling(email);
  const { mailbox } = part;
  await fillMailboxes(db);
  const spellings = await listSpellings(db, part);
  const { rows } = await sql<Counts>`
    with lead as (
      select id, origin from leads where ${MAILBOX_OF_LEAD} = ${mailbox}
    ), booking as (
      select id from bookings where ${MAILBOX_OF_BOOKING} = ${mailbox}
    )
    select
      (select count(*) from lead where origin = 'form')::int as leads,
      (select count(*) from booking)::int as bookings,
      (select count(*) from crm_contacts where mailbox = ${mailbox})::int as contacts,
      ((select count(*) from deliveries join lead on lead_id = lead.id where kind = any(${LEAD_MAIL_KINDS}::text[]))
        + (select count(*) from deliveries join booking on booking_id = booking.id))::int as mails,
      (select count(*) from lead_messages
        where lead_id = any(array(select id from lead)) or from_address = any(${[...spellings]}::text[]))::int as messages,
      (select count(*) from lead_notes join lead on lead_id = lead.id)::int as notes`.execute(db);
  return {
    ...(rows[0] ?? NOTHING),
    ahead: await findDemosAhead(db, part),
    otherDemos: await findOtherDemos(db, part),
  };
}
