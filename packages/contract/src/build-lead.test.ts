import { expect, test } from 'vitest';

import { buildEnquiryContacts, buildRegisterContacts } from '#/build-lead.ts';
import { enquiryContactsSchema, registerContactsSchema } from '#/lead.ts';
import { anEnquiry, aRegistration } from '#/testing/form-builder.ts';

const UNSET = { start: null, end: null };
const BUSINESS_HOURS = {
  monday: UNSET,
  tuesday: UNSET,
  wednesday: UNSET,
  thursday: UNSET,
  friday: UNSET,
  saturday: UNSET,
  sunday: UNSET,
};

test('builds an enquiry with the specified fields, trimmed, and nothing that is refused', () => {
  const values = anEnquiry({
    contactName: ' Anna\tBell ',
    email: ' anna@example.com ',
    message: ' a\r\nb ',
  });
  const contacts = buildEnquiryContacts(values);
  expect(contacts).toMatchObject({
    contactName: 'Anna Bell',
    phoneNumber: '+447700900123',
    email: 'anna@example.com',
    storeName: '',
    message: 'a\nb',
    comments: [],
    leadStatus: 'Contact',
    businessHours: BUSINESS_HOURS,
  });
  expect(enquiryContactsSchema.parse(contacts)).toEqual(contacts);
});

test('appends a held booking to the trimmed message of an enquiry', () => {
  const booking = { start: '2026-05-14T14:30:00Z', timeZone: 'Europe/London' };
  const text = '"Booking Date & Time: 14 May 2026, 15:30 (Europe/London)"';
  expect(buildEnquiryContacts(anEnquiry({ message: 'Hi ' }), booking).message).toBe(`Hi ${text}`);
  expect(buildEnquiryContacts(anEnquiry(), booking).message).toBe(text);
});

test('builds a registration with the specified fields and nothing that is refused', () => {
  const contacts = buildRegisterContacts(aRegistration());
  expect(contacts).toMatchObject({
    contactName: 'Anna Bell',
    phoneNumber: '+447700900123',
    email: 'anna@example.com',
    storeName: 'Bell Bakery',
    message: 'Warm colours, please',
    comments: [],
    leadStatus: 'Prospect',
    businessHours: BUSINESS_HOURS,
    businessType: 'existing',
    businessDescription: 'Bread and cakes',
    address: '1 High Street, Bristol',
    region: 'UK',
    pincode: 'BS1 4DJ',
    productsServicesOffered: ['Delivery', 'Bakery Items'],
    storeGrowthStage: 'Growing',
    yearEstablished: '5 years',
    businessWebsite: 'www.bell.co.uk',
    socialMediaLinks: {
      facebook: 'https://facebook.com/bell',
      instagram: 'https://instagram.com/bell',
    },
    subscribedPlan: 'Growth',
  });
  expect(registerContactsSchema.parse(contacts)).toEqual(contacts);
});
