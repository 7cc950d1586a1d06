import type { Claim } from '../app/content/claims.ts';

import type { Page } from '../build-steps/page.ts';

const UNIT = '(?:hours?|days?|minutes?|weeks?)';

/** What a reader takes for a promise: percentages, multiples, counts with a plus, round-the-clock, and promised times in figures and in words. */
const CLAIM = new RegExp(
  [
    String.raw`\d[\d.,]*\s?(?:-|–|to)\s?\d[\d.,]*\s?%`,
    String.raw`\d[\d.,]*\s?%`,
    String.raw`\b\d+x\b`,
    String.raw`\b\d[\d,]*\+`,
    String.raw`\b24\/7\b`,
    String.raw`\b\d+[- ]${UNIT}\b`,
    String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|(?:twen|thir|for|six)ty(?:-\w+)?)[- ]${UNIT}\b`,
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

/** What a text may say with a figure in it: a registered claim, or what is no claim of ours. */
type Worded = Pick<Claim, 'wordings'>;

/** A place where a text makes a registered claim. */
type Statement<Kind> = { readonly place: Place; readonly claim: Kind };

/** Every figure in a text that claims something. */
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

/** The figures in a text that are in no registered wording, each with a few words around it. */
export function findUnregistered(text: string, claims: readonly Worded[]): string[] {
  const simple = simplify(text);
  const statements = findStatements(simple, claims);
  return findClaims(simple)
    .filter((figure) => !statements.some(({ place }) => isWithin(figure, place)))
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

/** One line for each registered claim that no page makes in any of its wordings. */
export function findMissingClaims(
  pages: readonly Page[],
  claims: Readonly<Record<string, Claim>>,
): string[] {
  const list = Object.values(claims);
  const made = new Set(
    pages.flatMap(({ text }) => findStatements(simplify(text), list).map(({ claim }) => claim)),
  );
  return Object.entries(claims)
    .filter(([, claim]) => !made.has(claim))
    .map(([name, { wordings }]) => `No page says "${wordings[0]}" (${name} in content/claims.ts).`);
}
