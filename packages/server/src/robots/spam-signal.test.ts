import { expect, test } from 'vitest';

import type { FormTokenCheck } from './form-token.ts';
import { findSpamSignals, isQuarantined, SPAM_SIGNALS, type SpamSignal } from './spam-signal.ts';

type Evidence = Parameters<typeof findSpamSignals>[0];

const NOW = new Date('2026-01-05T09:00:00Z');
const WITH_TOKEN = { trap: '', token: 'a token' };

function tokenOfAge(ageMs: number): FormTokenCheck {
  return { isValid: true, id: 'A'.repeat(22), issuedAt: new Date(NOW.getTime() - ageMs) };
}

function find(changes: Partial<Evidence>): readonly SpamSignal[] {
  return findSpamSignals({
    robot: WITH_TOKEN,
    token: tokenOfAge(60_000),
    now: NOW,
    earlierUses: 0,
    texts: ['Anna Bell', 'Do you deliver?'],
    namesPage: true,
    ...changes,
  });
}

const NO_TOKEN: FormTokenCheck = { isValid: false, fault: 'malformed' };
const CASES: readonly (readonly [string, Partial<Evidence>, readonly SpamSignal[]])[] = [
  ['a careful person', {}, []],
  ['a form that knows nothing of robots', { robot: undefined, token: NO_TOKEN }, ['token_missing']],
  ['no token', { robot: { trap: '', token: null }, token: NO_TOKEN }, ['token_missing']],
  ['a filled trap', { robot: { ...WITH_TOKEN, trap: 'x' } }, ['trap_filled']],
  ['a trap with a space', { robot: { ...WITH_TOKEN, trap: ' ' } }, ['trap_filled']],
  ['a token just now', { token: tokenOfAge(0) }, ['token_young']],
  ['a token of 2999 ms', { token: tokenOfAge(2_999) }, ['token_young']],
  ['a token of 3000 ms', { token: tokenOfAge(3_000) }, []],
  ['a token from a clock ahead', { token: tokenOfAge(-500) }, ['token_young']],
  ['a malformed token', { token: NO_TOKEN }, ['token_invalid']],
  ['a forged token', { token: { isValid: false, fault: 'forged' } }, ['token_invalid']],
  ['an expired token', { token: { isValid: false, fault: 'expired' } }, ['token_invalid']],
  ['four earlier uses', { earlierUses: 4 }, []],
  ['five earlier uses', { earlierUses: 5 }, ['token_reused']],
  ['five earlier uses, just now', { earlierUses: 5, token: tokenOfAge(0) }, ['token_reused']],
  ['a call of no page', { namesPage: false }, ['no_page']],
  ['two links', { texts: ['www.a.example www.b.example'] }, []],
  ['three addresses', { texts: ['www.a.example www.b.example c.example/d'] }, ['many_links']],
  [
    'addresses in many fields',
    { texts: ['www.a.example', 'www.b.example c.example/d', 'Do you deliver?'] },
    ['many_links'],
  ],
  ['an anchor', { texts: ['<a href=x>y</a>'] }, ['many_links']],
  [
    'all at once',
    { robot: { trap: 'x', token: null }, token: NO_TOKEN, texts: ['[url]x[/url]'] },
    ['trap_filled', 'token_missing', 'many_links'],
  ],
];

test.for(CASES)('finds the signs of %s', ([, changes, signs]) => {
  expect(find(changes)).toEqual(signs);
});

test('keeps nobody apart for one sign, and everybody for two', () => {
  expect(isQuarantined([])).toBe(false);
  for (const sign of ['trap_filled', 'token_missing', 'many_links'] as const) {
    expect(isQuarantined([sign])).toBe(false);
  }
  expect(isQuarantined(['trap_filled', 'token_missing'])).toBe(true);
  expect(isQuarantined(['trap_filled', 'token_missing', 'many_links'])).toBe(true);
});

test('says in a sentence what each sign means', () => {
  for (const text of Object.values(SPAM_SIGNALS)) expect(text).toMatch(/^[A-Z].+\.$/);
});
