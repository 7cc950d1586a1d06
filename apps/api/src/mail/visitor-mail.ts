import {
  EMAIL_SUBJECTS,
  escapeHtml,
  FIELD_LABELS,
  listLeadDetails,
  type Contacts,
} from '@high-street/contract';
import type { Brand } from '@high-street/owner';
import type { Mail } from '@high-street/server/mail';

import type { StoredLead } from '#/leads/index.ts';

type Row = readonly [label: string, value: string];

function rowsOf(contacts: Contacts): readonly Row[] {
  if (contacts.leadStatus === 'Prospect') return listLeadDetails(contacts);
  const rows: Row[] = [
    [FIELD_LABELS.contactName, contacts.contactName],
    [FIELD_LABELS.email, contacts.email],
    [FIELD_LABELS.phoneNumber, contacts.phoneNumber],
    ['Company', contacts.storeName],
    [FIELD_LABELS.message, contacts.message],
  ];
  return rows.filter(([, value]) => value !== '');
}

function wordsOf({ contacts, reference }: StoredLead, brand: Brand) {
  const isEnquiry = contacts.leadStatus === 'Contact';
  return {
    greeting: `Hello ${contacts.contactName},`,
    opening: isEnquiry
      ? `Thank you for writing to ${brand.name}. A person reads every note and answers it.`
      : `Thank you for registering with ${brand.name}. We have your details and will be in touch about the next step.`,
    intro: 'This is what you sent us:',
    reference: `Your reference is ${reference}. Keep it at hand if you write again.`,
    sender: `${brand.name}, ${brand.company.name}`,
    why: 'You get this one message because your address was typed into the form on our website. If that was not you, you need do nothing.',
  };
}

function toText(words: ReturnType<typeof wordsOf>, rows: readonly Row[]): string {
  const list = rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const { greeting, opening, intro, reference, sender, why } = words;
  return `${[greeting, opening, intro, list, reference, sender, why].join('\n\n')}\n`;
}

function toHtml(words: ReturnType<typeof wordsOf>, rows: readonly Row[]): string {
  const safe = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text)}</p>`;
  const list = rows
    .map(
      ([label, value]) =>
        `<dt style="font-weight:bold">${safe(label)}</dt><dd style="margin:0 0 12px">${safe(value)}</dd>`,
    )
    .join('');
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>',
    '<body style="font:16px/1.5 Arial,sans-serif;max-width:36em;margin:0 auto;padding:24px">',
    paragraph(words.greeting),
    paragraph(words.opening),
    paragraph(words.intro),
    `<dl style="margin:0 0 16px;padding-left:16px;border-left:4px solid #8a8a8a">${list}</dl>`,
    paragraph(words.reference),
    paragraph(words.sender),
    `<p style="margin:0;font-size:13px">${safe(words.why)}</p>`,
    '</body></html>',
  ].join('');
}

/** The one automatic mail to the person who sent a lead, from the configured address, every value escaped. */
export function buildVisitorMail(lead: StoredLead, brand: Brand, from: string): Mail {
  const words = wordsOf(lead, brand);
  const rows = rowsOf(lead.contacts);
  const type = lead.contacts.leadStatus === 'Contact' ? 'enquiry' : 'onBoarding';
  return {
    from: { name: brand.name, address: from },
    to: { name: lead.contacts.contactName, address: lead.contacts.email },
    subject: EMAIL_SUBJECTS[type],
    text: toText(words, rows),
    html: toHtml(words, rows),
    messageId: `<${lead.id}.visitor@${from.slice(from.lastIndexOf('@') + 1)}>`,
  };
}
