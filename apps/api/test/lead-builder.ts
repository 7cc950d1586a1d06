import { randomUUID } from 'node:crypto';

import {
  buildEmailRequest,
  buildEnquiryContacts,
  buildRegisterContacts,
  contactsSchema,
  type Attribution,
  type ContactsDraft,
  type Contacts,
  type EnquiryValues,
  type RegisterValues,
} from '@high-street/contract';

const TYPED: EnquiryValues = {
  contactName: 'Anna Bell',
  email: 'anna@example.com',
  country: 'GB',
  phoneNumber: '7700900123',
  storeName: 'Bell Bakery',
  message: 'Do you deliver to Bristol?',
};

/** The contacts of an enquiry as the site sends them, with the given inputs changed. */
export function anEnquiry(changes: Partial<EnquiryValues> = {}): Contacts {
  return buildEnquiryContacts({ ...TYPED, ...changes });
}

/** The contacts of a registration as the site sends them, with the given inputs changed. */
export function aRegistration(changes: Partial<RegisterValues> = {}): Contacts {
  const draft = buildRegisterContacts({
    ...TYPED,
    businessType: 'existing',
    businessDescription: 'Bread and cakes',
    region: 'UK',
    pincode: 'BS1 4DJ',
    address: '1 High Street, Bristol',
    yearEstablished: '5 years',
    employeeCount: '4',
    productsServicesOffered: ['Bakery Items', 'Delivery'],
    storeGrowthStage: 'Growing',
    businessWebsite: 'www.bell.co.uk',
    facebook: '@bell',
    instagram: 'https://instagram.com/bell',
    subscribedPlan: 'Growth',
    ...changes,
  });
  return contactsSchema.parse(draft);
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
