import { buildEmailRequest } from '@high-street/contract';
import type { StoredLead } from '@high-street/leads';
import {
  letterToHtml,
  letterToText,
  mailIdOf,
  shortName,
  type Letter,
  type MailHouse,
} from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

import { leadRows } from './lead-rows.ts';

function letterOf({ contacts, reference }: StoredLead, { brand }: MailHouse): Letter {
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
    rows: leadRows(contacts),
    closing: [
      `Your reference is ${reference}. Keep it at hand if you write again.`,
      `${brand.name}, ${brand.company.name}`,
    ],
    why: 'You get this one message because your address was typed into the form on our website. If that was not you, you need do nothing.',
  };
}

/** The one automatic mail to the person who sent a lead. */
export function buildVisitorMail(lead: StoredLead, house: MailHouse): Mail {
  const letter = letterOf(lead, house);
  const request = buildEmailRequest(lead.contacts, {
    email: house.from,
    name: house.brand.name,
  });
  return {
    from: { name: house.brand.name, address: house.from },
    to: { name: shortName(lead.contacts.contactName), address: lead.contacts.email },
    subject: request.subject,
    text: letterToText(letter),
    html: letterToHtml(letter, house.look),
    messageId: mailIdOf(lead.id, 'visitor', house),
    request,
  };
}
