import { buildEmailRequest, listLeadDetails } from '@high-street/contract';
import type { StoredLead } from '@high-street/leads';
import { buildMail, shortName, type Letter, type MailIdentity } from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

function letterOf({ contacts, reference }: StoredLead): Letter {
  const isEnquiry = contacts.leadStatus === 'Contact';
  return {
    heading: isEnquiry ? 'A new enquiry' : 'A new registration',
    paragraphs: [
      isEnquiry ? 'Somebody has written to you:' : 'Somebody has registered their business:',
    ],
    rows: listLeadDetails(contacts),
    closing: [
      'Answer this mail to write to them.',
      `Its history: npm run leads -- show ${reference}`,
    ],
    why: 'You get this mail because your address is set to hear of new leads (LEADS_TO).',
  };
}

/** Tells the provider of a new lead; an answer to it goes to the person who sent the lead. */
export function buildProviderMail(lead: StoredLead, identity: MailIdentity): Mail {
  const { id, contacts, reference } = lead;
  const { brand, from, providerAddress } = identity;
  const { type, name, company } = buildEmailRequest(contacts, { email: from, name: brand.name });
  const letter = letterOf(lead);
  const mail = buildMail(
    letter,
    {
      type,
      id,
      kind: 'provider',
      to: { name: brand.name, address: providerAddress },
      replyTo: { name: shortName(contacts.contactName), address: contacts.email },
      subject: `${letter.heading}: ${reference}`,
    },
    identity,
  );
  return { ...mail, request: { ...mail.request, name, company } };
}
