import {
  findSpamSignals,
  isQuarantined,
  verifyFormToken,
  type SpamSignal,
} from '@high-street/server/robots';
import { expect, test } from 'vitest';

import { leadTexts } from '#/quarantine/index.ts';

import {
  PEOPLE,
  ROBOTS,
  SENT_AT,
  TOKEN_KEY,
  type Script,
  type Visit,
} from './quarantine-visitors.ts';

function judge({ trap, token, earlierUses, contacts, namesPage }: Visit): readonly SpamSignal[] {
  return findSpamSignals({
    robot: { trap, token },
    token: verifyFormToken(token, TOKEN_KEY, SENT_AT),
    now: SENT_AT,
    earlierUses,
    texts: leadTexts(contacts),
    namesPage,
  });
}

function numbersOf({ count }: Script): number[] {
  return Array.from({ length: count }, (_, nth) => nth);
}

/** How many of each script are quarantined. */
function countQuarantined(scripts: readonly Script[]): Record<string, number> {
  const counts = scripts.map((script) => [
    script.name,
    numbersOf(script).filter((nth) => isQuarantined(judge(script.visit(nth)))).length,
  ]);
  return Object.fromEntries(counts);
}

test('meets a thousand robots of eight kinds and two hundred people', () => {
  const sum = (scripts: readonly Script[]) =>
    scripts.reduce((total, { count }) => total + count, 0);

  expect([ROBOTS.length, sum(ROBOTS), sum(PEOPLE)]).toEqual([8, 1_000, 200]);
});

test.for([...ROBOTS, ...PEOPLE])('finds the signs of each who $name', (script) => {
  for (const nth of numbersOf(script)) {
    const found = judge(script.visit(nth));
    expect([nth, found]).toEqual([nth, script.signs(nth)]);
  }
});

test('keeps no person apart', () => {
  expect(Object.values(countQuarantined(PEOPLE))).toEqual(PEOPLE.map(() => 0));
});

// asvs 2.4.1
test('keeps every robot apart', () => {
  expect(Object.values(countQuarantined(ROBOTS))).toEqual(ROBOTS.map(({ count }) => count));
});
