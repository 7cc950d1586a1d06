import type { Database } from '@high-street/server';
import { CommandError } from '@high-street/server/command';
import { fillMailboxes, MAILBOX_OF_BOOKING } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import { listSpellings } from './erase/remove-messages.ts';
import { toObject } from './export-leads.ts';
import { createLeadArchive, type ArchivedLead } from './lead-archive.ts';
import type { MailboxPart } from './mailbox-part.ts';
import { createLeadReader } from './search/lead-reader.ts';

/** A lead with its history, and what it and its notes said before each change. */
async function withHistory(db: Kysely<Database>, lead: ArchivedLead) {
  const corrected = await db
    .selectFrom('lead_revisions')
    .select(['at', 'contacts as before'])
    .where('lead_id', '=', lead.id)
    .orderBy('at')
    .execute();
  const history = await createLeadArchive(db).events(lead.id);
  const before = [...(await createLeadReader(db).noteVersions(lead.id)).values()].flat();
  const notesBefore = before.map(({ at, body }) => ({ at, body }));
  return { ...toObject(lead), corrected, notesBefore, history };
}

/**
 * What is stored of a person, as the text of a JSON file in one piece: no drafts, no views and nothing that waits for the
 * CRM. Throws CommandError where that is nothing.
 */
export async function* exportPerson(
  db: Kysely<Database>,
  part: MailboxPart,
): AsyncGenerator<string> {
  const { mailbox, hasStored } = part;
  await fillMailboxes(db);
  const found = await createLeadArchive(db).ofMailbox(part);
  const leads = await Promise.all(found.map((lead) => withHistory(db, lead)));
  const booked = await db
    .selectFrom('bookings')
    .select(['reference', 'email', 'starts_at as startsAt', 'ends_at as endsAt', 'details'])
    .select(['time_zone as timeZone', 'state', 'created_at as createdAt'])
    .select(['cancelled_at as cancelledAt', 'no_show_at as noShowAt'])
    .where(MAILBOX_OF_BOOKING, '=', mailbox)
    .orderBy('starts_at')
    .execute();
  const bookings = booked.filter(({ email }) => hasStored(email));
  const known = await db
    .selectFrom('crm_contacts')
    .select(['email', 'payload', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('mailbox', '=', mailbox)
    .execute();
  const contacts = known.filter(({ email }) => email !== null && hasStored(email));
  const mails = await db
    .selectFrom('lead_messages')
    .select(['sent_at as sentAt', 'from_address as from', 'subject', 'body', 'quoted'])
    .where(sql<boolean>`from_address = any(${[...(await listSpellings(db, part))]}::text[])`)
    .orderBy('sent_at')
    .execute();
  if ([leads, bookings, contacts, mails].every((rows) => rows.length === 0))
    throw new CommandError('Nothing is stored about this address.', { isMisuse: false });
  yield `${JSON.stringify({ leads, bookings, contacts, mails }, null, 2)}\n`;
}
