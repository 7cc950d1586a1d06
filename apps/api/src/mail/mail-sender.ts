import type { MailHouse } from '@high-street/letter';
import type { Database } from '@high-street/server';
import type { Outcome, Sender } from '@high-street/server/deliveries';
import { MailRefused, type Mailer } from '@high-street/server/mail';
import { sql, type Kysely } from 'kysely';

import type { LeadStore } from '#/leads/index.ts';

import { buildProviderMail } from './provider-mail.ts';
import { buildVisitorMail } from './visitor-mail.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What it takes to send the mails of leads. */
export type MailSenderParts = {
  readonly db: Kysely<Database>;
  readonly leads: Pick<LeadStore, 'findById'>;
  readonly mailer: Mailer;
  readonly house: MailHouse;
  /** Mails to one visitor's address in 24 hours; further ones wait. */
  readonly mailsPerDay: number;
  /** Takes the mails of heartbeats, which go neither to visitors nor to the provider. */
  readonly heartbeat: { readonly to: string; readonly mailer: Mailer };
};

async function attempt(send: () => Promise<string>): Promise<Outcome> {
  try {
    return { kind: 'done', reply: await send() };
  } catch (error) {
    if (error instanceof MailRefused) return { kind: 'dead', reason: error.message };
    throw error;
  }
}

/** Whether an address has had all the mails that it may get in a day. */
async function isOverLimit(
  db: Kysely<Database>,
  email: string,
  mailsPerDay: number,
): Promise<boolean> {
  const { sent } = await db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('deliveries.kind', '=', 'visitor')
    .where('deliveries.state', '=', 'done')
    .where('deliveries.settled_at', '>', sql<Date>`now() - interval '1 day'`)
    .where(sql`lower(leads.email)`, '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  return Number(sent) >= mailsPerDay;
}

/** The sender of the mails to visitors: only ever to the address of the lead itself. */
export function createVisitorSender(parts: MailSenderParts): Sender {
  const { db, leads, mailer, house, mailsPerDay, heartbeat } = parts;
  return async ({ leadId }) => {
    const lead = leadId === null ? null : await leads.findById(leadId);
    if (!lead) return { kind: 'dead', reason: 'the lead is erased' };
    const mail = buildVisitorMail(lead, house);
    if (lead.origin === 'heartbeat') {
      const to = { name: house.brand.name, address: heartbeat.to };
      return attempt(() => heartbeat.mailer.send({ ...mail, to }));
    }
    if (await isOverLimit(db, lead.contacts.email, mailsPerDay)) {
      return { kind: 'postponed', reason: 'the address had its mails for today', delayMs: HOUR_MS };
    }
    return attempt(() => mailer.send(mail));
  };
}

/** The sender of the mails that tell the provider of leads. */
export function createProviderSender({
  leads,
  mailer,
  house,
}: Pick<MailSenderParts, 'leads' | 'mailer' | 'house'>): Sender {
  return async ({ leadId }) => {
    const lead = leadId === null ? null : await leads.findById(leadId);
    if (!lead) return { kind: 'dead', reason: 'the lead is erased' };
    return attempt(() => mailer.send(buildProviderMail(lead, house)));
  };
}
