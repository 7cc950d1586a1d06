import { CONFIRMATION, LEAD_NOTICE, type LeadStore, type LeadToTell } from '@high-street/leads';
import { buildMessageId, type MailIdentity } from '@high-street/letter';
import type {
  ClaimedDelivery,
  DeliveryDefinition,
  DeliveryHandler,
  Outcome,
} from '@high-street/server/deliveries';
import { sendMail, type Mail, type MailCap, type Mailer } from '@high-street/server/mail';

import type { MailLinks } from './mail-links.ts';
import { buildProviderMail } from './provider-mail.ts';
import { buildVisitorMail } from './visitor-mail.ts';

/** A mail about a lead, with what builds it. */
type LeadMail = {
  readonly definition: DeliveryDefinition;
  readonly build: (lead: LeadToTell, identity: MailIdentity, links: MailLinks) => Mail;
};

/** Every mail about a lead. */
const LEAD_MAILS: readonly LeadMail[] = [
  { definition: CONFIRMATION, build: buildVisitorMail },
  { definition: LEAD_NOTICE, build: buildProviderMail },
];

type Parts = {
  readonly leads: Pick<LeadStore, 'findById'>;
  readonly mailer: Mailer;
  readonly identity: MailIdentity;
  readonly links: MailLinks;
  /** Holds back mails to a mailbox that had enough of them. */
  readonly cap: MailCap;
  /** Takes the mails of heartbeats, which go neither to visitors nor to the provider. */
  readonly heartbeat: { readonly to: string; readonly mailer: Mailer };
};

/** An attempt that was under way while its visitor withdrew the lead is not made again; nobody has to see to it. */
export const WITHDRAWN: Outcome = {
  kind: 'unneeded',
  reason: 'the visitor has withdrawn the lead',
};

/** What sends the mails of leads. */
export function createLeadMails(parts: Parts): readonly DeliveryHandler[] {
  const { leads, mailer, identity, links, cap, heartbeat } = parts;

  function sendHeartbeat(mail: Mail): Promise<Outcome> {
    const to = { name: identity.brand.name, address: heartbeat.to };
    return sendMail(heartbeat.mailer, { ...mail, to });
  }

  /** One that somebody has sent again is another mail: a server drops what it has had under the same Message-ID. */
  function copyOf(mail: Mail, leadId: string, { kind, resends }: ClaimedDelivery): Mail {
    if (resends === 0) return mail;
    return { ...mail, messageId: buildMessageId(leadId, `${kind}-${resends}`, identity) };
  }

  const handle = ({ definition, build }: LeadMail): DeliveryHandler => ({
    ...definition,
    send: async (delivery) => {
      const { leadId } = delivery;
      const lead = leadId === null ? null : await leads.findById(leadId);
      if (!lead) return { kind: 'dead', reason: 'the lead is erased' };
      if (definition.to === 'visitor' && lead.isWithdrawn) return WITHDRAWN;
      const mail = copyOf(build(lead, identity, links), lead.id, delivery);
      if (lead.origin === 'heartbeat') return sendHeartbeat(mail);
      const tooMany = definition.to === 'visitor' ? await cap(delivery, lead.contacts.email) : null;
      return tooMany ?? sendMail(mailer, mail);
    },
  });

  return LEAD_MAILS.map(handle);
}
