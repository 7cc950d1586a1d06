import {
  buildEnquiryContacts,
  contactsSchema,
  createLeadRequestSchema,
  EMPTY_ENQUIRY,
} from '@high-street/contract';
import { expect, test, vi } from 'vitest';

import { deriveAttribution, readAttribution } from './attribution.ts';

const SITE = 'https://shop.example';
const UTM =
  'utm_source=newsletter&utm_medium=email&utm_campaign=Harvest%202026&utm_term=farm+shop&utm_content=top';
const UNTAGGED = { source: null, medium: null, campaign: null, term: null, content: null };
const TAGGED = {
  source: 'newsletter',
  medium: 'email',
  campaign: 'Harvest 2026',
  term: 'farm shop',
  content: 'top',
};

test('reads the utm parameters, the page that led here without its query, and the first page', () => {
  expect(
    deriveAttribution({
      loaded: `${SITE}/pricing?plan=basic&${UTM}#faq`,
      referrer: 'https://news.example/shops?reader=anna#top',
    }),
  ).toEqual({ ...TAGGED, referrer: 'https://news.example/shops', landingPage: '/pricing' });
});

test('says null of what is not known', () => {
  expect(deriveAttribution({ loaded: `${SITE}/?utm_source=`, referrer: '' })).toEqual({
    ...UNTAGGED,
    referrer: null,
    landingPage: '/',
  });
});

test.each([
  ['https://shop.example.evil.example/x', 'https://shop.example.evil.example/x'],
  ['http://shop.example/', 'http://shop.example/'],
  ['android-app://com.example.mail/', 'android-app://com.example.mail/'],
])('%s is another site', (referrer, sent) => {
  expect(deriveAttribution({ loaded: `${SITE}/`, referrer }).referrer).toBe(sent);
});

test('a tagged page of our own that led here is where the visit began, and is no referrer', () => {
  expect(deriveAttribution({ loaded: `${SITE}/enquiry`, referrer: `${SITE}/team?${UTM}` })).toEqual(
    {
      ...TAGGED,
      referrer: null,
      landingPage: '/team',
    },
  );
});

test('an untagged page of our own that led here is named without its query, since the visit may have begun before it', () => {
  expect(
    deriveAttribution({ loaded: `${SITE}/enquiry`, referrer: `${SITE}/team?plan=basic#us` }),
  ).toEqual({ ...UNTAGGED, referrer: `${SITE}/team`, landingPage: '/team' });
});

test.each([
  ['too long', 'x'.repeat(10_000)],
  ['cut in the middle of an emoji', `${'x'.repeat(199)}🍞${'x'.repeat(299)}🍞`],
  ['of control characters', '\u0000\u001b[2J\r\nBcc: x@y.z\u2028'],
  ['of marks that turn the direction of text', '\u202E\u2066nib/moc\u2069\u200F'],
  ['of broken bytes', '%ff%00%'],
  ['of question marks', '??##??'],
])('what is %s is made such that the server takes it', (_, value) => {
  const utm = ['source', 'medium', 'campaign', 'term', 'content'].map(
    (name) => `utm_${name}=${value}`,
  );
  const attribution = deriveAttribution({
    loaded: `${SITE}/${value}?${utm.join('&')}`,
    referrer: `https://news.example/${value}`,
  });
  const contacts = contactsSchema.parse(
    buildEnquiryContacts({
      ...EMPTY_ENQUIRY,
      contactName: 'Anna',
      email: 'anna@example.com',
      phoneNumber: '7700900123',
    }),
  );
  expect(createLeadRequestSchema.safeParse({ contacts, attribution }).error).toBeUndefined();
});

test('says nothing at all where the browser names no address, and the lead goes its way', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'document' }] });
  vi.stubGlobal('document', { referrer: '' });

  expect(readAttribution()).toBeUndefined();
  vi.unstubAllGlobals();
});
