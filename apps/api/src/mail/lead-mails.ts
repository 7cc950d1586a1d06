import { CONFIRMATION, LEAD_NOTICE, type LeadStore, type StoredLead } from '@high-street/leads';
import type { MailIdentity } from '@high-street/letter';
import type { DeliveryDefinition, DeliveryHandler, Outcome } from '@high-street/server/deliveries';
import { sendMail, type Mail, type MailCap, type Mailer } from '@high-street/server/mail';

import { buildProviderMail } from './provider-mail.ts';
import { buildVisitorMail } from './visitor-mail.ts';

/** A mail about a lead: to its own address, or to the provider. */
type LeadMail = {
  readonly definition: DeliveryDefinition;
  readonly to: 'visitor' | 'provider';
  readonly build: (lead: StoredLead, identity: MailIdentity) => Mail;
};

/** Every mail about a lead. */
const LEAD_MAILS: readonly LeadMail[] = [
  { definition: CONFIRMATION, to: 'visitor', build: buildVisitorMail },
  { definition: LEAD_NOTICE, to: 'provider', build: buildProviderMail },
];

type Parts = {
  readonly leads: Pick<LeadStore, 'findById'>;
  readonly mailer: Mailer;
  readonly identity: MailIdentity;
  /** Holds back mails to a mailbox that had enough of them. */
  readonly cap: MailCap;
  /** Takes the mails of heartbeats, which go neither to visitors nor to the provider. */
  readonly heartbeat: { readonly to: string; readonly mailer: Mailer };
};

/** What sends the mails of leads. */
export function createLeadMails(parts: Parts): readonly DeliveryHandler[] {
  const { leads, mailer, identity, cap, heartbeat } = parts;

  function sendHeartbeat(mail: Mail): Promise<Outcome> {
    const to = { name: identity.brand.name, address: heartbeat.to };
    return sendMail(heartbeat.mailer, { ...mail, to });
  }

  const handle = ({ definition, to, build }: LeadMail): DeliveryHandler => ({
    ...definition,
    send: async (delivery) => {
      const { leadId } = delivery;
      const lead = leadId === null ? null : await leads.findById(leadId);
      if (!lead) return { kind: 'dead', reason: 'the lead is erased' };
      const mail = build(lead, identity);
      if (lead.origin === 'heartbeat') return sendHeartbeat(mail);
      const tooMany = to === 'visitor' ? await cap(delivery, lead.contacts.email) : null;
      return tooMany ?? sendMail(mailer, mail);
    },
  });

  return LEAD_MAILS.map(handle);
}
