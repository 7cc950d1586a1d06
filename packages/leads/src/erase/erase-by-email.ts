import { lockCalendar, type Database } from '@high-street/server';
import type { Actor, AuditLog } from '@high-street/server/audit';
import { createDeliveryStore } from '@high-street/server/deliveries';
import {
  fillMailboxes,
  MAILBOX_OF_BOOKING,
  MAILBOX_OF_LEAD,
  mailboxKey,
} from '@high-street/server/mailbox';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { LeadAct } from '#/desk/lead-act.ts';
import { ERASURE_NOTICE } from '#/lead-deliveries.ts';

import { type DemoAhead, findDemosAhead } from './demos-ahead.ts';
import type { Erased } from './remove-expired.ts';
import { removeLeads } from './remove-leads.ts';
import { removeMessagesOf } from './remove-messages.ts';
import { removeViewsOf } from './remove-views.ts';

/** What was removed of a person, and what may have been left. */
export type ErasedPerson = Erased & {
  /** Mails that they wrote about the leads of others. */
  readonly messages: number;
  /** References of leads that a removed contact was made of and that are still there, under another address. */
  readonly left: readonly string[];
  /** Demos that would have taken place, of which nobody is told that they will not. */
  readonly ahead: readonly DemoAhead[];
};

type By = {
  readonly audit: Pick<AuditLog, 'writeAll'>;
  readonly actor: Actor;
  /** Has a mail tell the provider what only people can remove, where nobody of theirs asked for this. */
  readonly notice?: { readonly hasCrm: boolean };
};

/** What the provider is told of an erasure, which is no more than they need; null where nothing is left to remove. */
function tellErasure(
  { email, ahead }: { readonly email: string; readonly ahead: readonly DemoAhead[] },
  { notice }: By,
): Record<string, unknown> | null {
  if (notice === undefined || !(notice.hasCrm || ahead.length > 0)) return null;
  const demos = ahead.map(({ reference, startsAt }) => ({
    reference,
    startsAt: startsAt.toISOString(),
  }));
  return { ...(notice.hasCrm ? { email } : {}), demos };
}

/** Removes the contacts of a mailbox, and gives the leads that they were made of. */
async function removeContacts(trx: Transaction<Database>, mailbox: string) {
  const removed = await trx
    .deleteFrom('crm_contacts')
    .where('mailbox', '=', mailbox)
    .returning(sql<string | null>`payload ->> 'reference'`.as('reference'))
    .execute();
  return { count: removed.length, references: removed.flatMap(({ reference }) => reference ?? []) };
}

function removeBookings(trx: Transaction<Database>, mailbox: string) {
  return trx
    .deleteFrom('bookings')
    .where(MAILBOX_OF_BOOKING, '=', mailbox)
    .returning('reference')
    .execute();
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
 * Removes everything about the person whose mailbox the e-mail address leads to, in whichever spelling it was given; a
 * time that was booked is free again.
 */
export async function eraseByEmail(
  db: Kysely<Database>,
  email: string,
  by: By,
): Promise<ErasedPerson> {
  const mailbox = mailboxKey(email);
  // A version that knows nothing of mailboxes may have stored leads until a moment ago.
  await fillMailboxes(db);
  return db.transaction().execute(async (trx) => {
    await lockCalendar(trx);
    const ahead = await findDemosAhead(trx, mailbox);
    const bookings = await removeBookings(trx, mailbox);
    const found = await trx
      .selectFrom('leads')
      .select(['id', 'contacts'])
      .where(MAILBOX_OF_LEAD, '=', mailbox)
      .execute();
    const { references: leads } = await removeLeads(
      trx,
      found.map(({ id }) => id),
      { reason: 'request' },
    );
    await removeViewsOf(
      trx,
      mailbox,
      found.map(({ contacts }) => contacts),
    );
    const deliveries = createDeliveryStore(db);
    await deliveries.removeCalls(trx, (called) => mailboxKey(called) === mailbox);
    const payload = tellErasure({ email, ahead }, by);
    if (payload !== null) await deliveries.add(trx, [{ kind: ERASURE_NOTICE.kind, payload }]);
    const contacts = await removeContacts(trx, mailbox);
    const written = await removeMessagesOf(trx, mailbox);
    await logErasure(trx, by, {
      leads,
      bookings: bookings.map(({ reference }) => reference),
      written,
    });
    return {
      leads: leads.length,
      bookings: bookings.length,
      contacts: contacts.count,
      messages: written.length,
      left: await findLeft(trx, contacts.references),
      ahead,
    };
  });
}
