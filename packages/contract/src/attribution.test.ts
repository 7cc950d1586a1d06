import { expect, test } from 'vitest';

import { buildEnquiryContacts } from '#/build-lead.ts';
import { listFieldFaults } from '#/field-fault.ts';
import { createLeadRequestSchema } from '#/lead.ts';
import { fitLine } from '#/plain-text.ts';
import { anEnquiry } from '#/testing/form-builder.ts';

const CONTACTS = buildEnquiryContacts(anEnquiry());

const KNOWN = {
  source: 'newsletter',
  medium: 'email',
  campaign: 'Harvest 2026',
  term: 'farm shop',
  content: 'top button',
  referrer: 'https://news.example/shops',
  landingPage: '/',
};

const UNKNOWN = {
  source: null,
  medium: null,
  campaign: null,
  term: null,
  content: null,
  referrer: null,
  landingPage: null,
};

function faultsOf(attribution: unknown): string[] {
  const { error } = createLeadRequestSchema.safeParse({ contacts: CONTACTS, attribution });
  return listFieldFaults(error?.issues ?? []).map(({ field, message }) => `${field}: ${message}`);
}

test.each([
  ['all of it', KNOWN],
  ['none of it', UNKNOWN],
])('takes how the visit began beside the contacts, with %s known', (_, attribution) => {
  const body = { contacts: CONTACTS, attribution };
  expect(createLeadRequestSchema.parse(body)).toEqual(body);
});

test.each([
  ['source', 200],
  ['medium', 200],
  ['campaign', 200],
  ['term', 200],
  ['content', 200],
  ['referrer', 500],
  ['landingPage', 500],
])('%s may be as long as its limit and no longer', (name, limit) => {
  expect(faultsOf({ ...KNOWN, [name]: '/'.repeat(limit) })).toEqual([]);
  expect(faultsOf({ ...KNOWN, [name]: '/'.repeat(limit + 1) })).toEqual([
    expect.stringMatching(`^attribution.${name}: .* must be ${limit} characters or fewer$`),
  ]);
});

const WRONG: readonly [unknown, string][] = [
  [null, 'attribution: Attribution must be an object'],
  [[], 'attribution: Attribution must be an object'],
  [{ ...KNOWN, gclid: 'x' }, 'attribution: Attribution must not have unknown fields'],
  [{ ...KNOWN, source: undefined }, 'attribution.source: Source must be text'],
  [{ ...KNOWN, term: 7 }, 'attribution.term: Term must be text'],
  [
    { ...KNOWN, campaign: 'one\ntwo' },
    'attribution.campaign: Campaign must not contain line breaks or control characters',
  ],
  [
    { ...KNOWN, medium: '\u001b[2J' },
    'attribution.medium: Medium must not contain line breaks or control characters',
  ],
  [
    { ...KNOWN, content: '\u202Emoc.elgoog' },
    'attribution.content: Content must not contain marks that turn the direction of text',
  ],
  [
    { ...KNOWN, referrer: 'https://mail.example/?to=anna' },
    'attribution.referrer: Referrer must come without its query',
  ],
  [
    { ...KNOWN, referrer: 'https://mail.example/#anna' },
    'attribution.referrer: Referrer must come without its query',
  ],
  ...['', 7, 'pricing', 'https://shop.example/', '/pricing?plan=basic', '/pricing#faq'].map(
    (landingPage): [unknown, string] => [
      { ...KNOWN, landingPage },
      'attribution.landingPage: Landing page must be a path such as /pricing',
    ],
  ),
];

test.each(WRONG)('refuses %j', (attribution, fault) => {
  expect(faultsOf(attribution)).toEqual([fault]);
});

test.each([
  ['newsletter', 'newsletter'],
  ['  Harvest\n2026 ', 'Harvest 2026'],
  ['x'.repeat(10_000), 'x'.repeat(200)],
  [`${'x'.repeat(199)}🍞`, 'x'.repeat(199)],
  ['\u001b[2Jletter', '[2Jletter'],
  ['\u202Erettel\u202C', 'rettel'],
  ['مريم', 'مريم'],
  ['\u0000\u200E ', null],
  ['', null],
])('makes %j fit', (value, fitting) => {
  expect(fitLine(value, 200)).toBe(fitting);
  expect(faultsOf({ ...KNOWN, source: fitting })).toEqual([]);
});
