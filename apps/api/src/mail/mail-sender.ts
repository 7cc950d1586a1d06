import type { LeadStore } from '@high-street/leads';
import type { MailHouse } from '@high-street/letter';
import type { Outcome, Sender } from '@high-street/server/deliveries';
import { MailRefused, type MailCap, type Mailer } from '@high-street/server/mail';

import { buildProviderMail } from './provider-mail.ts';
import { buildVisitorMail } from './visitor-mail.ts';

/** What it takes to send the mails of leads. */
export type MailSenderParts = {
  readonly leads: Pick<LeadStore, 'findById'>;
  readonly mailer: Mailer;
  readonly house: MailHouse;
  /** Holds back mails to a mailbox that had enough of them. */
  readonly cap: MailCap;
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

/** The sender of the mails to visitors: only ever to the address of the lead itself. */
export function createVisitorSender(parts: MailSenderParts): Sender {
  const { leads, mailer, house, cap, heartbeat } = parts;
  return async (delivery) => {
    const { leadId } = delivery;
    const lead = leadId === null ? null : await leads.findById(leadId);
    if (!lead) return { kind: 'dead', reason: 'the lead is erased' };
    const mail = buildVisitorMail(lead, house);
    if (lead.origin === 'heartbeat') {
      const to = { name: house.brand.name, address: heartbeat.to };
      return attempt(() => heartbeat.mailer.send({ ...mail, to }));
    }
    const tooMany = await cap(delivery, lead.contacts.email);
    if (tooMany) return tooMany;
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
