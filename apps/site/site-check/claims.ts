import type { Claim } from '../app/content/claims.ts';

import type { Page } from '../build-steps/page.ts';

const UNIT = '(?:hours?|days?|minutes?|weeks?)';
const NUMBER =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?|a hundred)';

/** What a reader takes for a promise: percentages, multiples, counts with a plus, round-the-clock, and promised times in figures and in words. */
const CLAIM = new RegExp(
  [
    String.raw`\d[\d.,]*\s?(?:-|–|to)\s?\d[\d.,]*\s?%`,
    String.raw`\d[\d.,]*\s?%`,
    String.raw`\b\d+x\b`,
    String.raw`\b\d[\d,]*\+`,
    String.raw`\b24\/7\b`,
    String.raw`\b\d+[- ]${UNIT}\b`,
    String.raw`\b${NUMBER}[- ]${UNIT}\b`,
    String.raw`\b(?:in|within) (?:one|(?:half )?an?) ${UNIT}\b`,
    String.raw`\bby (?:this time )?tomorrow\b`,
  ].join('|'),
  'gi',
);

/** Times of the product itself that promise nothing. */
const NOT_A_CLAIM = [/^(?:30|thirty)[- ]minutes?$/i];

/** A counter's number is in a page twice: as it is drawn, and as it is read out. */
const DRAWN_AND_READ = /(\d\S*) \1(?= )/g;

type Place = { readonly from: number; readonly to: number };

/** What a text may say that reads like a claim: a registered one, or what is none of ours. */
type Worded = Pick<Claim, 'wordings'>;

/** A place where a text makes a registered claim. */
type Statement<Kind> = { readonly place: Place; readonly claim: Kind };

/** Every figure and promised time in a text that claims something. */
export function findClaims(text: string): Place[] {
  return [...text.matchAll(CLAIM)]
    .filter(([claim]) => !NOT_A_CLAIM.some((pattern) => pattern.test(claim)))
    .map(({ 0: claim, index }) => ({ from: index, to: index + claim.length }));
}

/** A text as it is compared: its dashes of one length, each number once. */
function simplify(text: string): string {
  return text.replaceAll('–', '-').replaceAll(DRAWN_AND_READ, '$1');
}

function findAll(text: string, wording: string): Place[] {
  const wanted = wording.toLowerCase();
  return text
    .toLowerCase()
    .split(wanted)
    .slice(0, -1)
    .map((_, index, parts) => {
      const before = parts.slice(0, index + 1).join(wanted).length;
      return { from: before, to: before + wanted.length };
    });
}

function isWithin(inner: Place, outer: Place): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** Where a text makes registered claims; words that are a part of a longer wording make that claim alone. */
function findStatements<Kind extends Worded>(
  text: string,
  claims: readonly Kind[],
): Statement<Kind>[] {
  const all = claims.flatMap((claim) =>
    claim.wordings.flatMap((wording) =>
      findAll(text, simplify(wording)).map((place) => ({ place, claim })),
    ),
  );
  const isShadowed = (one: Place) =>
    all.some(({ place }) => isWithin(one, place) && !isWithin(place, one));
  return all.filter(({ place }) => !isShadowed(place));
}

/** The claims in a text that are in no registered wording, each with a few words around it. */
export function findUnregistered(text: string, claims: readonly Worded[]): string[] {
  const simple = simplify(text);
  const statements = findStatements(simple, claims);
  return findClaims(simple)
    .filter((found) => !statements.some(({ place }) => isWithin(found, place)))
    .map(({ from, to }) => simple.slice(Math.max(0, from - 20), to + 30).trim());
}

/** One line for each claim on the pages that the register does not know in these words. */
export function findUnregisteredClaims(
  pages: readonly Page[],
  claims: readonly Worded[],
): string[] {
  return pages.flatMap(({ address, text }) =>
    findUnregistered(text, claims).map(
      (words) => `${address} claims "${words}", which content/claims.ts does not list.`,
    ),
  );
}

/** Whether words hold the figure of a claim that has one. */
function isFull(words: string, { value }: Claim): boolean {
  return !/\d/.test(value) || /\d/.test(words);
}

/** One line for each registered claim that no page makes in any of its wordings; a figure in words alone is not enough. */
export function findMissingClaims(
  pages: readonly Page[],
  claims: Readonly<Record<string, Claim>>,
): string[] {
  const list = Object.values(claims);
  const made = new Set(
    pages.flatMap(({ text }) => {
      const simple = simplify(text);
      return findStatements(simple, list)
        .filter(({ place, claim }) => isFull(simple.slice(place.from, place.to), claim))
        .map(({ claim }) => claim);
    }),
  );
  return Object.entries(claims)
    .filter(([, claim]) => !made.has(claim))
    .map(([name, { wordings }]) => `No page says "${wordings[0]}" (${name} in content/claims.ts).`);
}
