import { expect, test } from 'vitest';

import { newFormTokenId, signFormToken, verifyFormToken } from './form-token.ts';

const KEY = 'k'.repeat(32);
const ISSUED = new Date('2026-01-05T09:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const ID = 'AAAAAAAAAAAAAAAAAAAAAA';

function after(ms: number): Date {
  return new Date(ISSUED.getTime() + ms);
}

test('knows its own token and when it was issued', () => {
  const id = newFormTokenId();
  const token = signFormToken(KEY, ISSUED, id);

  expect(verifyFormToken(token, KEY, after(5_000))).toEqual({
    isValid: true,
    id,
    issuedAt: ISSUED,
  });
});

// asvs 9.2.1
test('takes a token for 24 hours and not a moment longer', () => {
  const token = signFormToken(KEY, ISSUED, ID);

  expect(verifyFormToken(token, KEY, after(DAY_MS))).toMatchObject({ isValid: true });
  expect(verifyFormToken(token, KEY, after(DAY_MS + 1))).toEqual({
    isValid: false,
    fault: 'expired',
  });
});

test('takes a token issued by a clock that runs ahead', () => {
  const token = signFormToken(KEY, after(60_000), ID);

  expect(verifyFormToken(token, KEY, ISSUED)).toMatchObject({ isValid: true });
});

// asvs 9.1.3
test('refuses a token of another key', () => {
  const token = signFormToken('x'.repeat(32), ISSUED, ID);

  expect(verifyFormToken(token, KEY, ISSUED)).toEqual({ isValid: false, fault: 'forged' });
});

// asvs 9.1.1
test('refuses a token with any one character changed', () => {
  const token = signFormToken(KEY, ISSUED, ID);

  for (const at of Array.from(token).keys()) {
    const other = token[at] === '1' ? '2' : '1';
    const tampered = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    expect([tampered, verifyFormToken(tampered, KEY, ISSUED).isValid]).toEqual([tampered, false]);
  }
});

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  7,
  {},
  [],
  [signFormToken(KEY, ISSUED, ID)],
  '',
  '.',
  '..',
  'token',
  `${signFormToken(KEY, ISSUED, ID)}\n`,
  ` ${signFormToken(KEY, ISSUED, ID)}`,
  `1.${ID}.${'A'.repeat(43)}`,
  `${'9'.repeat(13)}.${ID}.${'ü'.repeat(43)}`,
  '\ud800'.repeat(80),
  '\u0000',
  'A'.repeat(1_000_000),
];

// asvs 9.1.2
test('finds garbage malformed and never throws', () => {
  for (const token of GARBAGE) {
    expect(verifyFormToken(token, KEY, ISSUED)).toEqual({ isValid: false, fault: 'malformed' });
  }
});

// asvs 11.5.1
test('makes another id for every token', () => {
  const ids = Array.from({ length: 100 }, newFormTokenId);

  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
});
