import type { Claim } from '../app/content/figures.ts';

import type { Page } from './page.ts';

/** What a reader takes for a promise: percentages, multiples, counts with a plus, promised times and round-the-clock. */
const CLAIM =
  /\d[\d.,]*\s?(?:-|–|to)\s?\d[\d.,]*\s?%|\d[\d.,]*\s?%|\b\d+x\b|\b\d[\d,]*\+|\b24\/7\b|\b\d+[- ](?:hours?|days?|minutes?|weeks?)\b/gi;

/** Times of the product itself that promise nothing. */
const NOT_A_CLAIM = [/^30[- ]minutes?$/i];

/** Every claim in a text, as it stands there. */
export function findClaims(text: string): string[] {
  const found = text.match(CLAIM) ?? [];
  return found.filter((claim) => !NOT_A_CLAIM.some((pattern) => pattern.test(claim)));
}

function isRegistered(claim: string, claims: readonly Claim[]): boolean {
  const wanted = claim.toLowerCase().replace('–', '-');
  return claims.some(({ wordings }) =>
    wordings.some((wording) => wording.toLowerCase().includes(wanted)),
  );
}

/** One line for each claim on the pages that the register does not know. */
export function findUnregisteredClaims(pages: readonly Page[], claims: readonly Claim[]): string[] {
  return pages.flatMap(({ address, text }) =>
    findClaims(text)
      .filter((claim) => !isRegistered(claim, claims))
      .map((claim) => `${address} claims "${claim}", which content/figures.ts does not hold.`),
  );
}

/** One line for each registered claim that stands on no page in any of its wordings. */
export function findMissingClaims(
  pages: readonly Page[],
  claims: Readonly<Record<string, Claim>>,
): string[] {
  const texts = pages.map(({ text }) => text.toLowerCase());
  return Object.entries(claims)
    .filter(
      ([, { wordings }]) =>
        !wordings.some((wording) => texts.some((text) => text.includes(wording.toLowerCase()))),
    )
    .map(([name, { value }]) => `No page says "${value}" (${name} in content/figures.ts).`);
}
