import { brandTokens } from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';
import { findLowContrast } from '@high-street/ui/tokens';

/** Throws when colours of the brand are too close to be read, naming each pair with its ratio and what it needs. */
export function checkContrast(brand: ChosenBrand): void {
  const low = findLowContrast(brandTokens(brand));
  if (low.length === 0) return;
  const lines = low.map(
    // Rounded down: 4.499 must not be printed as the 4.5 that it misses.
    ({ scheme, front, back, ratio, minimum }) =>
      `  ${scheme}: ${front} on ${back} has ${(Math.floor(ratio * 100) / 100).toFixed(2)}, needs ${minimum}`,
  );
  throw new Error(
    [
      `The brand "${brand.id}" has colours that many people could not tell apart, so the site is not built. Change one of each pair in owner/brands/${brand.id}:`,
      ...lines,
    ].join('\n'),
  );
}
