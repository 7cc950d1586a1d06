import { escapeHtml } from '#/escape-html.ts';
import { FIELD_LABELS } from '#/field.ts';
import type { ContactsDraft, EnquiryContacts, RegisterDraft } from '#/lead.ts';

/** Returns the HTML of a lead's mail with every value escaped: the message and phone of an enquiry, or a summary of a registration. */
export function buildEmailMessage(contacts: ContactsDraft): string {
  return contacts.leadStatus === 'Contact' ? buildEnquiry(contacts) : buildSummary(contacts);
}

/** Returns what a registration says as label and value pairs, in form order, without the empty ones. */
export function listLeadDetails(contacts: RegisterDraft): [label: string, value: string][] {
  const details: [string, string][] = [
    [FIELD_LABELS.contactName, contacts.contactName],
    [FIELD_LABELS.email, contacts.email],
    [FIELD_LABELS.phoneNumber, contacts.phoneNumber],
    [FIELD_LABELS.businessType, contacts.businessType],
    [FIELD_LABELS.storeName, contacts.storeName],
    [FIELD_LABELS.businessDescription, contacts.businessDescription],
    [FIELD_LABELS.region, contacts.region],
    [FIELD_LABELS.pincode, contacts.pincode],
    [FIELD_LABELS.address, contacts.address],
    [FIELD_LABELS.yearEstablished, contacts.yearEstablished],
    [FIELD_LABELS.employeeCount, contacts.employeeCount],
    [FIELD_LABELS.productsServicesOffered, contacts.productsServicesOffered.join(', ')],
    [FIELD_LABELS.message, contacts.message],
    [FIELD_LABELS.storeGrowthStage, contacts.storeGrowthStage],
    [FIELD_LABELS.businessWebsite, contacts.businessWebsite],
    [FIELD_LABELS.facebook, contacts.socialMediaLinks.facebook],
    [FIELD_LABELS.instagram, contacts.socialMediaLinks.instagram],
    [FIELD_LABELS.subscribedPlan, contacts.subscribedPlan],
  ];
  return details.filter(([, value]) => value !== '');
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
