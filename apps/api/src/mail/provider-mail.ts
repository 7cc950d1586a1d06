import { buildEmailRequest, listLeadDetails } from '@high-street/contract';
import type { StoredLead } from '@high-street/leads';
import { buildMail, shortName, type Letter, type MailIdentity } from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

import type { MailLinks } from './mail-links.ts';

/** Where whoever gets it reads on: at the desk, or on the machine where nobody said where the desk is. */
function wayOn(reference: string, deskUrl: string | null): Pick<Letter, 'action' | 'closing'> {
  const closing = ['Answer this email to write to them.'];
  if (deskUrl === null) {
    return { closing: [...closing, `Its history: npm run leads -- show ${reference}`] };
  }
  return { action: { label: 'Open the lead', url: `${deskUrl}/leads/${reference}` }, closing };
}

function letterOf({ contacts, reference }: StoredLead, deskUrl: string | null): Letter {
  const isEnquiry = contacts.leadStatus === 'Contact';
  return {
    heading: isEnquiry ? 'A new enquiry' : 'A new registration',
    paragraphs: [
      isEnquiry ? 'Somebody has written to you:' : 'Somebody has registered their business:',
    ],
    rows: listLeadDetails(contacts),
    ...wayOn(reference, deskUrl),
    why: 'You get this email because your address is set to hear of new leads (LEADS_TO).',
  };
}

/** Tells the provider of a new lead; an answer to it goes to the person who sent the lead. */
export function buildProviderMail(
  lead: StoredLead,
  identity: MailIdentity,
  { deskUrl }: MailLinks,
): Mail {
  const { id, contacts, reference } = lead;
  const { brand, from, providerAddress } = identity;
  const { type, name, company } = buildEmailRequest(contacts, { email: from, name: brand.name });
  const letter = letterOf(lead, deskUrl);
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
