import type { Contacts } from '@high-street/contract';

import { newFormTokenId, signFormToken, type SpamSignal } from '@high-street/server/robots';

import { anEnquiry, aRegistration } from './lead-builder.ts';

/** What the tokens of the visitors are signed with. */
export const TOKEN_KEY = 'k'.repeat(32);
const OTHER_KEY = 'x'.repeat(32);
/** When every visitor sends the form. */
export const SENT_AT = new Date('2026-01-05T09:00:00Z');

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** What one robot or person sends. */
export type Visit = {
  readonly trap: string;
  readonly token: string | null;
  readonly earlierUses: number;
  readonly contacts: Contacts;
  /** Browsers name the page that makes a call; scripts do not think of it. */
  readonly namesPage: boolean;
};

/** A script that many visitors follow, with the spam signals that all of them give. */
export type Script = {
  readonly name: string;
  readonly count: number;
  readonly signs: (nth: number) => readonly SpamSignal[];
  readonly visit: (nth: number) => Visit;
};

function tokenOfAge(ageMs: number, key = TOKEN_KEY): string {
  return signFormToken(key, new Date(SENT_AT.getTime() - ageMs), newFormTokenId());
}

function pick<Item>(items: readonly [Item, ...Item[]], nth: number): Item {
  return items[nth % items.length] ?? items[0];
}

/** A careful visitor: nothing in the trap, a token of a minute or so, a message without links. */
function aVisit(nth: number, changes: Partial<Visit> = {}): Visit {
  const token = tokenOfAge(20 * SECOND_MS + nth * 7 * SECOND_MS);
  return {
    trap: '',
    token,
    earlierUses: 0,
    contacts: withText('Do you deliver?', nth),
    namesPage: true,
    ...changes,
  };
}

/** Enquiries and registrations in turn; every fourth says it in the description. */
function withText(text: string, nth: number): Contacts {
  if (nth % 2 === 0) return anEnquiry({ message: text });
  return nth % 4 === 1
    ? aRegistration({ message: text })
    : aRegistration({ message: '', businessDescription: text });
}

const trapText = (nth: number) =>
  pick(['https://spam.example', 'x', ' ', 'Anna Bell', '0'] as const, nth);

const forgedToken = (nth: number) =>
  pick(
    [
      tokenOfAge(60 * SECOND_MS, OTHER_KEY),
      tokenOfAge(DAY_MS + (nth + 1) * SECOND_MS),
      `${tokenOfAge(60 * SECOND_MS).slice(0, -1)}!`,
      tokenOfAge(60 * SECOND_MS).replace(/^\d{13}/, String(SENT_AT.getTime() - 4_000)),
      'null',
      '',
    ] as const,
    nth,
  );

const manyLinks = (nth: number) =>
  pick(
    [
      'https://a.example https://b.example https://c.example',
      'www.a.example\nwww.b.example\nwww.c.example\nwww.d.example',
      'Cheap <a href="https://a.example">watches</a>',
      'Cheap [url=https://a.example]watches[/url]',
      'a.example/1, b.example/2, c.example/3',
    ] as const,
    nth,
  );

const young = (nth: number) => tokenOfAge((nth * 24) % 3_000);
const reused = (nth: number): Partial<Visit> => ({ earlierUses: 5 + nth * 3 });

/** Two or more signs at once, in turn. */
const COMBINATIONS: readonly [
  [readonly SpamSignal[], (nth: number) => Partial<Visit>],
  ...[readonly SpamSignal[], (nth: number) => Partial<Visit>][],
] = [
  [['trap_filled', 'token_young'], (nth) => ({ trap: trapText(nth), token: young(nth) })],
  [['trap_filled', 'token_invalid'], (nth) => ({ trap: trapText(nth), token: forgedToken(nth) })],
  [['trap_filled', 'token_reused'], (nth) => ({ trap: trapText(nth), ...reused(nth) })],
  [['token_missing', 'many_links'], (nth) => ({ token: null, contacts: linksOf(nth) })],
  [['token_young', 'many_links'], (nth) => ({ token: young(nth), contacts: linksOf(nth) })],
  [['token_invalid', 'many_links'], (nth) => ({ token: forgedToken(nth), contacts: linksOf(nth) })],
  [['token_reused', 'many_links'], (nth) => ({ ...reused(nth), contacts: linksOf(nth) })],
  [['trap_filled', 'many_links'], (nth) => ({ trap: trapText(nth), contacts: linksOf(nth) })],
  [
    ['trap_filled', 'token_missing', 'many_links'],
    (nth) => ({ trap: trapText(nth), token: null, contacts: linksOf(nth) }),
  ],
];

function linksOf(nth: number): Contacts {
  return withText(manyLinks(nth), nth);
}

type Parts = readonly [
  name: string,
  signs: readonly SpamSignal[],
  changes?: (nth: number) => Partial<Visit>,
];

function script(count: number, [name, signs, changes]: Parts): Script {
  return { name, count, signs: () => signs, visit: (nth) => aVisit(nth, changes?.(nth)) };
}

const COMBINER: Script = {
  name: 'combines',
  count: 125,
  signs: (nth) => pick(COMBINATIONS, nth)[0],
  visit: (nth: number) => aVisit(nth, pick(COMBINATIONS, nth)[1](nth)),
};

/** One that calls the API itself: each does one thing that people do not, and none names a page. */
function robot(name: string, sign: SpamSignal, changes?: (nth: number) => Partial<Visit>): Script {
  const signs: SpamSignal[] = sign === 'many_links' ? ['no_page', 'many_links'] : [sign, 'no_page'];
  return script(125, [name, signs, (nth) => ({ namesPage: false, ...changes?.(nth) })]);
}

const person = (...parts: Parts) => script(25, parts);

/** A thousand robots of eight kinds. */
export const ROBOTS: readonly Script[] = [
  robot('fills the trap, with a good token', 'trap_filled', (nth) => ({ trap: trapText(nth) })),
  robot('takes no token', 'token_missing', () => ({ token: null })),
  robot('sends at once', 'token_young', (nth) => ({ token: young(nth) })),
  robot('forges tokens', 'token_invalid', (nth) => ({ token: forgedToken(nth) })),
  robot('uses one token again and again', 'token_reused', reused),
  robot('sends links, with a good token', 'many_links', (nth) => ({ contacts: linksOf(nth) })),
  script(125, [
    'fills the trap of the plain form',
    ['trap_filled', 'token_missing'],
    (nth) => ({ trap: trapText(nth), token: null }),
  ]),
  COMBINER,
];

/** Two hundred people. */
export const PEOPLE: readonly Script[] = [
  person('types with scripts', []),
  person('types without scripts', ['token_missing'], () => ({ token: null })),
  person('lets the browser fill the form in 1 to 3 s', ['token_young'], (nth) => ({
    token: tokenOfAge(SECOND_MS + nth * 79),
  })),
  person('pastes one link', [], (nth) => ({
    contacts: withText('My shop is https://www.bell.example/shop?a=b, please look', nth),
  })),
  person('pastes one link without scripts', ['token_missing'], (nth) => ({
    token: null,
    contacts: withText('www.bell.example', nth),
  })),
  person('uses a password manager that leaves the trap alone', ['token_young'], (nth) => ({
    token: tokenOfAge(1_500 + nth * 40),
  })),
  person('has a slow network where the token did not come', ['token_missing'], () => ({
    token: null,
  })),
  person('edits and sends again from one page', [], (nth) => ({ earlierUses: nth % 5 })),
];
