import { lockCalendar, type Database } from '@high-street/server';
import type { Actor, AuditLog } from '@high-street/server/audit';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { fillMailboxes, MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { LeadAct } from '#/desk/lead-act.ts';
import { CRM_UPDATE } from '#/lead-deliveries.ts';
import { everySpelling, type MailboxPart } from '#/mailbox-part.ts';

import { type DemoAhead, findDemosAhead, findOtherDemos } from './demos-ahead.ts';
import { removeContactsOf } from './remove-contacts.ts';
import type { Erased } from './remove-expired.ts';
import { removeLeads } from './remove-leads.ts';
import { removeMessagesOf } from './remove-messages.ts';
import { removeViewsOf } from './remove-views.ts';
import { findFixed, tellErasure } from './tell-erasure.ts';

/** What was removed of a person, and what may have been left. */
export type ErasedPerson = Erased & {
  /** Mails that they wrote about the leads of others. */
  readonly messages: number;
  /** References of leads that a removed contact was made of and that are still there, under another address. */
  readonly left: readonly string[];
  /** Demos that would have taken place, of which nobody is told that they will not. */
  readonly ahead: readonly DemoAhead[];
  /** References of demos that stay, as they were booked for these leads with another address. */
  readonly otherDemos: readonly string[];
};

type By = {
  readonly audit: Pick<AuditLog, 'writeAll'>;
  readonly actor: Actor;
  /** Which addresses are the person's; all that lead to the mailbox, unless it says fewer. */
  readonly whose?: (email: string) => MailboxPart;
  /** Has a mail tell the provider what only people can remove or judge, where nobody of theirs asked for this. */
  readonly notice?: { readonly hasCrm: boolean };
};

const isOneOf = (ids: readonly { id: string }[]) =>
  sql<boolean>`id = any(${ids.map(({ id }) => id)}::uuid[])`;

/** Removes the contacts of a person, and gives the leads that they were made of. */
async function removeContacts(trx: Transaction<Database>, { mailbox, hasStored }: MailboxPart) {
  const found = await trx
    .selectFrom('crm_contacts')
    .select(['id', 'email'])
    .where('mailbox', '=', mailbox)
    .execute();
  const removed = await trx
    .deleteFrom('crm_contacts')
    .where(isOneOf(found.filter(({ email }) => email !== null && hasStored(email))))
    .returning(sql<string | null>`payload ->> 'reference'`.as('reference'))
    .execute();
  return { count: removed.length, references: removed.flatMap(({ reference }) => reference ?? []) };
}

async function removeBookings(trx: Transaction<Database>, { mailbox, hasStored }: MailboxPart) {
  const found = await trx
    .selectFrom('bookings')
    .select(['id', 'email'])
    .where(MAILBOX_OF_BOOKING, '=', mailbox)
    .execute();
  return trx
    .deleteFrom('bookings')
    .where(isOneOf(found.filter(({ email }) => hasStored(email))))
    .returning('reference')
    .execute();
}

async function findLeads(trx: Transaction<Database>, { mailbox, hasStored }: MailboxPart) {
  const found = await trx
    .selectFrom('leads')
    .select(['id', 'contacts'])
    .where(MAILBOX_OF_LEAD, '=', mailbox)
    .execute();
  return found.filter(({ contacts }) => hasStored(contacts.email));
}

async function findLeft(trx: Transaction<Database>, references: readonly string[]) {
  const left = await trx
    .selectFrom('leads')
    .select('reference')
    .where(sql<boolean>`reference = any(${[...references]}::text[])`)
    .execute();
  return left.map(({ reference }) => reference);
}

type Gone = {
  readonly leads: readonly string[];
  readonly bookings: readonly string[];
  /** The leads of others that lost mails. */
  readonly written: readonly string[];
};

/** The log learns of the references that are gone, and that there was an erasure where there were none; not whose. */
async function logErasure(
  trx: Transaction<Database>,
  { audit, actor }: By,
  { leads, bookings, written }: Gone,
): Promise<void> {
  const act: LeadAct = 'lead_erased';
  const all: LeadAct = 'person_data_erased';
  const notes = [
    ...leads.map((id) => ({ actor, act, record: { kind: 'lead', id } })),
    ...bookings.map((id) => ({ actor, act: all, record: { kind: 'booking', id } })),
    ...[...new Set(written)].map((id) => ({ actor, act: all, record: { kind: 'lead', id } })),
  ];
  await audit.writeAll([{ actor, act: all }, ...notes], trx);
}

/**
 * Removes everything about the person whose mailbox the e-mail address leads to, in whichever spelling it was given, or
 * about `whose` addresses it says; a time that was booked is free again.
 */
export async function eraseByEmail(
  db: Kysely<Database>,
  email: string,
  by: By,
): Promise<ErasedPerson> {
  const { whose = everySpelling } = by;
  const part = whose(email);
  // A version that knows nothing of mailboxes may have stored leads until a moment ago.
  await fillMailboxes(db);
  return db.transaction().execute(async (trx) => {
    await lockCalendar(trx);
    const ahead = await findDemosAhead(trx, part);
    const otherDemos = await findOtherDemos(trx, part);
    const bookings = await removeBookings(trx, part);
    const found = await findLeads(trx, part);
    const leadIds = found.map(({ id }) => id);
    const fixed = await findFixed(trx, leadIds);
    const { references: leads } = await removeLeads(trx, leadIds, { reason: 'request' });
    await removeViewsOf(
      trx,
      part,
      found.map(({ contacts }) => contacts),
    );
    // Of two presses at once the second finds nothing.
    const hasFound = leadIds.length + bookings.length > 0;
    if (by.notice && hasFound) await tellErasure(trx, { email, ahead, fixed, ...by.notice });
    const contacts = await removeContacts(trx, part);
    // After their contacts, for which it waits where one is being stored with its call. A notice about an earlier erasure
    // may name the address, too; what that one left is still to be told.
    await createDeliveryStore(db).removeCalls(trx, CRM_UPDATE.kind, part.has);
    // One whose capitals make it another address is still theirs, as it was made of their lead.
    const made = await removeContactsOf(trx, leads);
    const written = await removeMessagesOf(trx, part);
    await logErasure(trx, by, {
      leads,
      bookings: bookings.map(({ reference }) => reference),
      written,
    });
    return {
      leads: leads.length,
      bookings: bookings.length,
      contacts: contacts.count + made,
      messages: written.length,
      left: await findLeft(trx, contacts.references),
      ahead,
      otherDemos,
    };
  });
}
