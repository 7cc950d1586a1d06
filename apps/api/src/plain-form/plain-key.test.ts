import { createHash } from 'node:crypto';

import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { expect, test } from 'vitest';

import { plainKeys } from './plain-key.ts';

const SECRET = 's'.repeat(32);
const contacts = buildEnquiryContacts({ ...EMPTY_ENQUIRY, contactName: 'Anna Bell' });
const LATE = new Date('2026-01-05T23:59:59Z');
const DAY_MS = 24 * 60 * 60 * 1_000;

test('one content has one key a day, by which it is known the day after', () => {
  const { today, yesterday } = plainKeys(contacts, SECRET, LATE);
  const next = plainKeys(contacts, SECRET, new Date(LATE.getTime() + DAY_MS));

  expect(plainKeys(contacts, SECRET, new Date('2026-01-05T00:00:00Z'))).toEqual({
    today,
    yesterday,
  });
  expect(next.yesterday).toBe(today);
  expect(new Set([today, yesterday, next.today]).size).toBe(3);
  const other = plainKeys({ ...contacts, contactName: 'Bea Bell' }, SECRET, LATE);
  expect(other.today).not.toBe(today);
});

test('nobody can make a key who knows the content and the day alone', () => {
  const { today } = plainKeys(contacts, SECRET, LATE);
  const content = JSON.stringify(['2026-01-05', contacts]);
  const guesses = [content, `plain-form ${content}`].map(
    (text) => `plain-${createHash('sha256').update(text).digest('hex')}`,
  );

  expect(guesses).not.toContain(today);
  expect(plainKeys(contacts, 't'.repeat(32), LATE).today).not.toBe(today);
});
