import { escapeHtml } from '#/escape-html.ts';
import { FIELD_LABELS } from '#/form-field.ts';
import { describeValue } from '#/lead-option.ts';
import type { ContactsDraft, EnquiryContacts, RegisterDraft } from '#/lead.ts';
import { listLeadFields, readLeadField } from '#/read-lead.ts';

/** Returns the HTML of a lead's mail with every value escaped: the message and phone of an enquiry, or a summary of a registration. */
export function buildEmailMessage(contacts: ContactsDraft): string {
  return contacts.leadStatus === 'Contact' ? buildEnquiry(contacts) : buildSummary(contacts);
}

/** Returns what a lead says as label and value pairs, in form order, without the empty ones. */
export function listLeadDetails(contacts: ContactsDraft): [label: string, value: string][] {
  return listLeadFields(contacts)
    .map((field): [string, string] => [
      field.label,
      describeValue(field.name, readLeadField(contacts, field)),
    ])
    .filter(([, value]) => value !== '');
}

// The user's message, and the phone number after it.
function buildEnquiry({ message, phoneNumber }: EnquiryContacts): string {
  const said = message === '' ? '' : `<p>${toHtml(message)}</p>`;
  return `${said}<p>${FIELD_LABELS.phoneNumber}: ${toHtml(phoneNumber)}</p>`;
}

// All details, formatted as a summary.
function buildSummary(contacts: RegisterDraft): string {
  const rows = listLeadDetails(contacts).map(
    ([label, value]) => `<dt>${toHtml(label)}</dt><dd>${toHtml(value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function toHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
