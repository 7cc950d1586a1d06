import { expect, test } from 'vitest';

import { buildEnquiryContacts, buildRegisterContacts } from '#/build-lead.ts';
import { listFieldFaults } from '#/field-fault.ts';
import { FORM_FIELDS } from '#/form-field.ts';
import { contactsSchema, createLeadRequestSchema } from '#/lead.ts';
import { SUBSCRIBED_PLANS } from '#/plan.ts';
import { anEnquiry, aRegistration } from '#/testing/form-builder.ts';

const ENQUIRY = buildEnquiryContacts(anEnquiry());
const REGISTRATION = buildRegisterContacts(aRegistration());
/** What pages of the version before may leave out. */
const NEW_FIELDS = new Set<string>(
  FORM_FIELDS.register.filter(({ rollout }) => rollout).map(({ name }) => name),
);

function faultsOf(contacts: unknown): string[] {
  const issues = contactsSchema.safeParse(contacts).error?.issues ?? [];
  return listFieldFaults(issues).map(({ field, message }) => `${field}: ${message}`);
}

// asvs 1.5.2, 8.2.3, 15.3.3
test('accepts both kinds of lead and nothing beside the contacts', () => {
  for (const contacts of [ENQUIRY, REGISTRATION]) {
    expect(createLeadRequestSchema.parse({ contacts })).toEqual({ contacts });
    expect(createLeadRequestSchema.safeParse({ contacts, extra: 1 }).success).toBe(false);
  }
});

test('takes what tells people from robots beside the contacts, and leaves the contacts as they are', () => {
  const robot = { trap: '', token: 'a'.repeat(500) };
  expect(createLeadRequestSchema.parse({ contacts: ENQUIRY, robot })).toEqual({
    contacts: ENQUIRY,
    robot,
  });
  expect(
    createLeadRequestSchema.safeParse({ contacts: ENQUIRY, robot: { trap: 'x', token: null } })
      .success,
  ).toBe(true);
});

test.each([
  [null, 'robot: Robot signs must be an object'],
  [{}, 'robot.trap: Trap must be text'],
  [{ trap: '' }, 'robot.token: Token must be text'],
  [{ trap: 'x'.repeat(201), token: null }, 'robot.trap: Trap is too long'],
  [{ trap: '', token: 'x'.repeat(501) }, 'robot.token: Token is too long'],
  [{ trap: '', token: null, more: 1 }, 'robot: Robot signs must not have unknown fields'],
])('refuses the robot signs %j', (robot, fault) => {
  const { error } = createLeadRequestSchema.safeParse({ contacts: ENQUIRY, robot });
  expect(
    listFieldFaults(error?.issues ?? []).map(({ field, message }) => `${field}: ${message}`)[0],
  ).toBe(fault);
});

test('stores texts trimmed, handles as addresses and products in list order', () => {
  const stored = contactsSchema.parse({
    ...REGISTRATION,
    contactName: ' Anna ',
    productsServicesOffered: ['Collectibles', 'Takeaway'],
    socialMediaLinks: { facebook: '@bell', instagram: '' },
  });
  expect(stored).toMatchObject({
    contactName: 'Anna',
    productsServicesOffered: ['Takeaway', 'Collectibles'],
    socialMediaLinks: { facebook: 'https://facebook.com/bell', instagram: '' },
  });
});

// asvs 1.3.3
test.each([
  [{ contactName: ' ' }, 'contactName: Name is required'],
  [{ contactName: 'x'.repeat(201) }, 'contactName: Name must be 200 characters or fewer'],
  [
    { contactName: 'Anna\r\nBcc: x@y.z' },
    'contactName: Name must not contain line breaks or control characters',
  ],
  [
    { contactName: 'Anna\u0000' },
    'contactName: Name must not contain line breaks or control characters',
  ],
  [{ email: '' }, 'email: Email is required'],
  [{ email: 'anna' }, 'email: Enter a valid email'],
  [{ email: 'anna@b.com\r\nBcc: x@y.z' }, 'email: Enter a valid email'],
  [{ email: 'anna@b.com\r\n' }, 'email: Email must not contain line breaks or control characters'],
  [{ email: `${'a'.repeat(249)}@b.com` }, 'email: Email must be 254 characters or fewer'],
  [{ phoneNumber: '' }, 'phoneNumber: Phone is required'],
  [{ phoneNumber: '+44' }, 'phoneNumber: Phone is required'],
  [{ phoneNumber: '+44770090012' }, 'phoneNumber: Phone number must be exactly 10 digits'],
  [{ phoneNumber: '+997700900123' }, 'phoneNumber: Phone number must be exactly 10 digits'],
  [{ phoneNumber: 447700900123 }, 'phoneNumber: Phone is required'],
  [{ storeName: null }, 'storeName: Company must be text'],
  [{ storeName: 'x'.repeat(201) }, 'storeName: Company must be 200 characters or fewer'],
  [{ message: 'x'.repeat(5001) }, 'message: Message must be 5000 characters or fewer'],
  [{ message: 'x'.repeat(10_000) }, 'message: Message must be 5000 characters or fewer'],
  [{ message: 'a\u0000b' }, 'message: Message must not contain control characters'],
  [{ message: ['a'] }, 'message: Message must be text'],
  [{ comments: ['a'] }, 'comments: Comments must be an empty list'],
  [{ comments: {} }, 'comments: Comments must be an empty list'],
  [{ businessHours: {} }, 'businessHours.monday: Each day must be an object'],
  [
    { businessHours: { ...ENQUIRY.businessHours, monday: { start: '09:00', end: null } } },
    'businessHours.monday.start: Business hours must be null',
  ],
  [
    { businessHours: { ...ENQUIRY.businessHours, payday: { start: null, end: null } } },
    'businessHours: Business hours must have the seven days monday to sunday',
  ],
  [{ toString: 'x' }, ': Contacts must not have unknown fields'],
  [{ region: 'UK' }, ': Contacts must not have unknown fields'],
  [
    { leadStatus: 'Lead' },
    'leadStatus: Contacts must be an object whose leadStatus is Contact or Prospect',
  ],
])('refuses an enquiry with %j', (changes, fault) => {
  expect(faultsOf({ ...ENQUIRY, ...changes })[0]).toBe(fault);
});

// asvs 2.2.1
test.each([
  [{ toString: 'x' }, ': Contacts must not have unknown fields'],
  [{ storeName: '' }, 'storeName: Store name is required'],
  [{ businessDescription: '' }, 'businessDescription: Description is required'],
  [
    { businessDescription: 'x'.repeat(5001) },
    'businessDescription: Description must be 5000 characters or fewer',
  ],
  [{ region: '' }, 'region: Region is required'],
  [{ pincode: '' }, 'pincode: Pincode is required'],
  [{ address: '' }, 'address: Address is required'],
  [{ storeGrowthStage: '' }, 'storeGrowthStage: Growth stage is required'],
  [{ storeGrowthStage: 'toString' }, 'storeGrowthStage: Growth stage is required'],
  [{ businessType: 'old' }, 'businessType: Business type must be new or existing'],
  [
    { subscribedPlan: 'Gold' },
    `subscribedPlan: Plan must be one of ${SUBSCRIBED_PLANS.join(', ')}`,
  ],
  [
    { productsServicesOffered: ['Guns'] },
    'productsServicesOffered.0: Products and services must be chosen from the list',
  ],
  [
    { productsServicesOffered: ['Delivery', 'Delivery'] },
    'productsServicesOffered: Products and services must not name the same entry twice',
  ],
  [
    { productsServicesOffered: 'Delivery' },
    'productsServicesOffered: Products and services must be a list',
  ],
  [{ businessWebsite: 'cafe' }, 'businessWebsite: Please enter a valid Website URL'],
  [
    { socialMediaLinks: { facebook: 'cafe', instagram: '' } },
    'socialMediaLinks.facebook: Please enter a valid Facebook URL',
  ],
  [
    { socialMediaLinks: { facebook: '', instagram: 'cafe' } },
    'socialMediaLinks.instagram: Please enter a valid Instagram URL',
  ],
  [{ socialMediaLinks: [] }, 'socialMediaLinks: Social media links must be an object'],
  [
    { socialMediaLinks: { facebook: '', instagram: '', x: '' } },
    'socialMediaLinks: Social media links must not have unknown fields',
  ],
  [{ yearEstablished: 4 }, 'yearEstablished: How long in business must be text'],
  [
    { yearEstablished: 'x'.repeat(201) },
    'yearEstablished: How long in business must be 200 characters or fewer',
  ],
])('refuses a registration with %j', (changes, fault) => {
  expect(faultsOf({ ...REGISTRATION, ...changes })[0]).toBe(fault);
});

// asvs 2.2.3, 15.3.5
test('refuses a lead of either kind with any one field missing or of another shape', () => {
  for (const contacts of [ENQUIRY, REGISTRATION]) {
    for (const field of Object.keys(contacts)) {
      const missing = NEW_FIELDS.has(field) ? [] : [undefined];
      for (const hostile of [...missing, null, 7, true, { toString: 'x' }, [['x']]]) {
        expect(faultsOf({ ...contacts, [field]: hostile })[0]).toMatch(new RegExp(`^${field}`));
      }
    }
  }
});

// asvs 15.3.5
test.each([
  'null',
  '7',
  '"x"',
  '[]',
  '{}',
  '{"toString":"x"}',
  '{"contacts":[]}',
  '{"contacts":{}}',
])('refuses the body %s', (body) => {
  expect(createLeadRequestSchema.safeParse(JSON.parse(body)).success).toBe(false);
});

// asvs 1.5.2, 15.3.6
test('refuses prototype keys at every level', () => {
  for (const marker of ['{"contactName"', '{"monday"', '{"start"']) {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const json = JSON.stringify(ENQUIRY).replace(marker, `{"${key}":{},${marker.slice(1)}`);
      expect(faultsOf(JSON.parse(json))).toHaveLength(1);
    }
  }
});

test('refuses deep nesting without failing itself', () => {
  const deep: unknown = JSON.parse('['.repeat(5000) + ']'.repeat(5000));
  expect(faultsOf({ ...ENQUIRY, contactName: deep })).toEqual(['contactName: Name is required']);
});

test('accepts five thousand characters and a booking after them', () => {
  const booking = { start: '2026-05-14T14:30:00Z', timeZone: 'Europe/London' };
  const contacts = buildEnquiryContacts(anEnquiry({ message: 'x'.repeat(5000) }), booking);
  expect(faultsOf(contacts)).toEqual([]);
});

test.each([
  '🍕 Anna',
  'مقهى السلام',
  "O'Neill-Søren",
  '日本 太郎',
  '<b>Anna</b>',
  "'; DROP TABLE lead;--",
])('accepts the name %j as it is', (contactName) => {
  expect(contactsSchema.parse({ ...ENQUIRY, contactName }).contactName).toBe(contactName);
});
