import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createLeadClient } from './lead-client.ts';

const CONTACTS = buildEnquiryContacts({ ...EMPTY_ENQUIRY, contactName: 'Anna' });
const COMPANIONS = {
  robot: { trap: '', token: null },
  bookingReference: null,
  marketingConsent: null,
};
const CLOCK = { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined };

test.each([
  [true, 'https://api.example/api/leads'],
  [false, 'https://api.example/api/leads?count=no'],
])('whether a visitor may be counted (%s) is in the address of their lead', async (isIt, url) => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: unknown) => {
    asked.push(address);
    return Response.json({ success: true });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const options = { apiBase: 'https://api.example', clock: CLOCK, isCounted: () => isIt };
  const client = createLeadClient(options);

  expect(await client.createLead(CONTACTS, COMPANIONS, 'a-key')).toBe(true);
  expect(asked).toEqual([url]);
});
