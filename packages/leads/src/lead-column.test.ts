import {
  attributionSchema,
  enquiryContactsSchema,
  marketingConsentSchema,
  registerContactsSchema,
} from '@high-street/contract';
import { expect, test } from 'vitest';

import { LEAD_COLUMNS } from './lead-column.ts';

test('has one column for every field of both kinds of lead and of what travels beside them', () => {
  const { socialMediaLinks, ...register } = registerContactsSchema.def.shape;
  const fields = new Set([
    ...Object.keys(enquiryContactsSchema.def.shape),
    ...Object.keys(register),
    ...Object.keys(socialMediaLinks.def.shape).map((name) => `socialMediaLinks.${name}`),
    ...Object.keys(attributionSchema.def.shape).map((name) => `attribution.${name}`),
    ...[...Object.keys(marketingConsentSchema.def.shape), 'at'].map(
      (name) => `marketingConsent.${name}`,
    ),
  ]);

  expect(LEAD_COLUMNS.map(({ path }) => path).sort()).toEqual([...fields].sort());
});
