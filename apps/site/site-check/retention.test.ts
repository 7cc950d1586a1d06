import { expect, test } from 'vitest';

import { privacyPolicy1 } from '../app/content/legal/privacy-policy/version-1.ts';
import { privacyPolicy2 } from '../app/content/legal/privacy-policy/version-2.ts';
import { privacyPolicy3 } from '../app/content/legal/privacy-policy/version-3.ts';
import { findRetentionFaults } from './retention.ts';

const POLICY = { version: '3', retentionMonths: 24 };

test('a policy that says how long leads are kept has no fault', () => {
  expect(findRetentionFaults(POLICY, 24)).toEqual([]);
});

test('a policy that names no months has no fault', () => {
  expect(findRetentionFaults({ version: '3' }, 24)).toEqual([]);
});

test('a policy that promises other months needs a new version', () => {
  expect(findRetentionFaults(POLICY, 12)).toEqual([
    'Leads are kept for 12 months (owner/settings.ts), but version 3 of the privacy policy says 24. Add a version that says 12.',
  ]);
});

test.each([privacyPolicy1, privacyPolicy2, privacyPolicy3])(
  'version $version says the months with which it was published, whatever the settings say now',
  ({ sections, retentionMonths }) => {
    expect(retentionMonths).toBe(24);
    expect(JSON.stringify(sections)).toContain('registration 24 months after you sent it');
  },
);
