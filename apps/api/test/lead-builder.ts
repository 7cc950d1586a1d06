import { randomUUID } from 'node:crypto';

import {
  buildEmailRequest,
  buildEnquiryContacts,
  buildRegisterContacts,
  byName,
  contactsSchema,
  EMPTY_ENQUIRY,
  TEXT_FIELDS,
  type Attribution,
  type ContactsDraft,
  type Contacts,
  type EnquiryValues,
  type FormField,
  type RegisterValues,
  type TextName,
} from '@high-street/contract';

/** What is typed into an enquiry. */
export const TYPED_ENQUIRY: EnquiryValues = {
  ...EMPTY_ENQUIRY,
  contactName: 'Anna Bell',
  email: 'anna@example.com',
  phoneNumber: '7700900123',
  storeName: 'Bell Bakery',
  message: 'Do you deliver to Bristol?',
};

/** What is typed into a registration, to the last field. */
export const TYPED_REGISTRATION: RegisterValues = {
  ...byName(TEXT_FIELDS, ({ label }) => label),
  ...TYPED_ENQUIRY,
  businessType: 'existing',
  businessDescription: 'Bread and cakes',
  region: 'UK',
  pincode: 'BS1 4DJ',
  address: '1 High Street, Bristol',
  yearEstablished: '5 years',
  productsServicesOffered: ['Bakery Items', 'Delivery'],
  storeGrowthStage: 'Growing',
  businessWebsite: 'www.bell.co.uk',
  facebook: '@bell',
  instagram: 'https://instagram.com/bell',
  subscribedPlan: 'Growth',
};

/** The contacts of an enquiry as the site sends them, with the given inputs changed. */
export function anEnquiry(changes: Partial<EnquiryValues> = {}): Contacts {
  return buildEnquiryContacts({ ...TYPED_ENQUIRY, ...changes });
}

/** The contacts of a registration as the site sends them, with the given inputs changed. */
export function aRegistration(changes: Partial<RegisterValues> = {}): Contacts {
  return contactsSchema.parse(buildRegisterContacts({ ...TYPED_REGISTRATION, ...changes }));
}

/** Every text of a registration in which anything may be written, each as `textOf` has it. */
export function everyText(textOf: (field: FormField) => string): Partial<Record<TextName, string>> {
  const free = TEXT_FIELDS.filter(({ control }) => control === 'line' || control === 'lines');
  return byName(free, textOf);
}

/** How a visit began, with the given parts changed. */
export function anAttribution(changes: Partial<Attribution> = {}): Attribution {
  return {
    source: 'newsletter',
    medium: 'email',
    campaign: 'Harvest 2026',
    term: null,
    content: null,
    referrer: 'https://news.example/shops',
    landingPage: '/pricing',
    ...changes,
  };
}

/** A key that no other call has. */
export function aKey(): string {
  return randomUUID();
}

/** The mail request that the site sends after a lead. */
export function anEmailRequest(contacts: ContactsDraft) {
  return buildEmailRequest(contacts, { email: 'hello@kerbside.example', name: 'Kerbside' });
}
