import type { OpenDatabase } from '@high-street/server';
import { z } from 'zod';

import type { MadeBooking } from './booking-visitor.ts';
import type { SentLead } from './lead-visitor.ts';
import { PROVIDER, type Stage } from './stage.ts';
import { waitUntil } from './wait-until.ts';

const crmBodySchema = z.object({ email: z.string() });

/** How often each text comes up. */
function countBy<Member>(
  members: Iterable<Member>,
  nameOf: (member: Member) => string | undefined,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const member of members) {
    const name = nameOf(member) ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Those with another id only: a message that came twice is shown once, as its id says that it is the same. */
function distinct<Member>(members: readonly Member[], idOf: (member: Member) => string): Member[] {
  return [...new Map(members.map((member) => [idOf(member), member])).values()];
}

/** Waits until nothing waits to be delivered. */
export async function waitForDeliveries(db: OpenDatabase['db']): Promise<void> {
  await waitUntil('everything is delivered', async () => {
    const waiting = await db
      .selectFrom('deliveries')
      .select('id')
      .where('state', '<>', 'done')
      .limit(1)
      .execute();
    return waiting.length === 0;
  });
}

/** Says of each acknowledged lead and booking what is missing or there twice; empty when all is well. */
export async function findLosses(
  { postgres, smtp, crm }: Stage,
  leads: readonly SentLead[],
  bookings: readonly MadeBooking[],
): Promise<string[]> {
  const { db } = postgres.open;
  const mails = distinct(
    await smtp.read(),
    ({ messageId, to }) => `${messageId} ${to?.[0]?.address}`,
  );
  const toVisitor = countBy(mails, ({ to }) => to?.[0]?.address);
  const toProvider = countBy(
    mails.filter(({ to }) => to?.[0]?.address === PROVIDER),
    ({ replyTo }) => replyTo?.[0]?.address,
  );
  const calls = distinct(crm.calls, ({ id }) => id);
  const told = countBy(calls, ({ body }) => crmBodySchema.parse(body).email);
  const storedLeads = await db.selectFrom('leads').select(['email', 'reference']).execute();
  const contacts = await db.selectFrom('crm_contacts').select('email').execute();
  const storedBookings = await db
    .selectFrom('bookings')
    .select(['email', 'reference', 'starts_at'])
    .execute();

  const losses: string[] = [];
  function expectOne(what: string, count: number | undefined): void {
    if (count !== 1) losses.push(`${what}: ${count ?? 0} instead of 1`);
  }

  const leadRows = countBy(storedLeads, ({ email, reference }) => `${email} ${reference}`);
  const leadsOf = countBy(storedLeads, ({ email }) => email);
  const buildLeadContacts = countBy(contacts, ({ email }) => email ?? undefined);
  for (const { email, reference } of leads) {
    expectOne(`lead ${reference} in the database`, leadRows.get(`${email} ${reference}`));
    expectOne(`leads of ${email}`, leadsOf.get(email));
    expectOne(`mails to ${email}`, toVisitor.get(email));
    expectOne(`mails to the provider about ${email}`, toProvider.get(email));
    expectOne(`CRM contacts of ${email}`, buildLeadContacts.get(email));
    expectOne(`calls to the CRM about ${email}`, told.get(email));
  }
  const bookingRows = countBy(
    storedBookings,
    ({ email, reference, starts_at: start }) => `${email} ${reference} ${start.getTime()}`,
  );
  const readBookings = countBy(storedBookings, ({ email }) => email);
  for (const { email, reference, start } of bookings) {
    const row = `${email} ${reference} ${Date.parse(start)}`;
    expectOne(`booking ${reference} in the database`, bookingRows.get(row));
    expectOne(`bookings of ${email}`, readBookings.get(email));
    expectOne(`mails to ${email}`, toVisitor.get(email));
    expectOne(`mails to the provider about ${email}`, toProvider.get(email));
  }
  if (storedLeads.length !== leads.length) {
    losses.push(`leads in the database: ${storedLeads.length} instead of ${leads.length}`);
  }
  if (storedBookings.length !== bookings.length) {
    losses.push(`bookings in the database: ${storedBookings.length} instead of ${bookings.length}`);
  }
  return losses;
}
