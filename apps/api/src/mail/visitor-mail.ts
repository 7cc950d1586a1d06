import { buildEmailRequest, listLeadDetails } from '@high-street/contract';
import type { LeadToTell } from '@high-street/leads';
import { buildMail, shortName, type Letter, type MailIdentity } from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

import type { MailLinks } from './mail-links.ts';

function letterOf(lead: LeadToTell, { brand }: MailIdentity, { linkTo }: MailLinks): Letter {
  const { contacts, reference } = lead;
  const isEnquiry = contacts.leadStatus === 'Contact';
  return {
    heading: isEnquiry ? 'We have your note' : 'Your registration is in',
    greeting: `Hello ${shortName(contacts.contactName)},`,
    paragraphs: [
      isEnquiry
        ? `Thank you for writing to ${brand.name}. A person reads every note and answers it.`
        : `Thank you for registering with ${brand.name}. We have your details and will be in touch about the next step.`,
      'This is what you sent us:',
    ],
    rows: listLeadDetails(contacts),
    action: { label: 'See, correct or withdraw it', url: linkTo(lead) },
    closing: [
      `Your reference is ${reference}. Keep it at hand if you write again.`,
      `${brand.name}, ${brand.company.name}`,
    ],
    why: 'You get this one message because your address was typed into the form on our website. If that was not you, you need do nothing.',
  };
}

/** The one automatic mail to the person who sent a lead; it brings the link to their page. */
export function buildVisitorMail(lead: LeadToTell, identity: MailIdentity, links: MailLinks): Mail {
  const { id, contacts } = lead;
  const { brand, from } = identity;
  const to = { name: shortName(contacts.contactName), address: contacts.email };
  const request = buildEmailRequest(contacts, { email: from, name: brand.name });
  const { type, subject } = request;
  const letter = letterOf(lead, identity, links);
  const mail = buildMail(letter, { type, id, kind: 'visitor', to, subject }, identity);
  return { ...mail, request: { ...mail.request, ...request } };
}
