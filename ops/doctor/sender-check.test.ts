import { expect, test } from 'vitest';

import { checkSender, type LookUpTexts } from './sender-check.ts';

const GOOD = {
  'shop.example': ['v=spf1 include:mail.example -all', 'something else'],
  '_domainkey.shop.example': [],
  '_dmarc.shop.example': ['v=DMARC1; p=reject'],
};

async function judge(
  records: Readonly<Record<string, readonly string[]>>,
  from = 'a@shop.example',
) {
  const found = await checkSender(from, async (name) => records[name] ?? null);
  return found.map(({ about, status }) => `${about} ${status}`);
}

test('a domain with all three records is well', async () => {
  expect(await judge(GOOD)).toEqual(['SPF ok', 'DKIM ok', 'DMARC ok']);
});

test('a domain below one with DMARC has its policy', async () => {
  const records = { ...GOOD, 'mail.shop.example': [] };

  expect(await judge(records, 'a@mail.shop.example')).toEqual([
    'SPF warning',
    'DKIM warning',
    'DMARC ok',
  ]);
});

test('misses each record that is not there', async () => {
  expect(await judge({ 'shop.example': [] })).toEqual([
    'SPF warning',
    'DKIM warning',
    'DMARC warning',
  ]);
});

test('two SPF records count as none', async () => {
  const records = { ...GOOD, 'shop.example': ['v=spf1 -all', 'v=spf1 ~all'] };

  expect(await judge(records)).toContain('SPF warning');
});

test.for<[string, LookUpTexts]>([
  ['the domain is unknown', async () => null],
  ['there is no network', () => Promise.reject(new Error('queryTxt ETIMEOUT'))],
])('could not look up when %s', async ([, lookUp]) => {
  expect(await checkSender('a@shop.example', lookUp)).toMatchObject([
    { about: 'sender', status: 'warning', text: expect.stringMatching(/^Could not look up/) },
  ]);
});
