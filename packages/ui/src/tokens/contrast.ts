import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
import type { SchemePair, TokenName } from './palette.ts';

/** Light or dark. */
export type Scheme = keyof SchemePair;

/** A pair of colours with the ratio it has in one scheme. */
export type MeasuredPair = ContrastPair & { readonly scheme: Scheme; readonly ratio: number };

/** WCAG 2.2: the share of one channel, from 0 to 255, in the light that a colour gives. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const code = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:ff)?$/i.exec(colour);
  if (!code) throw new Error(`"${colour}" must be opaque, #rrggbb, to be measured for contrast.`);
  const [red = 0, green = 0, blue = 0] = code.slice(1).map((part) => linear(parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque colours after WCAG 2.2, from 1 to 21; throws on anything but `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function measure(
  tokens: Readonly<Record<TokenName, SchemePair>>,
  pair: ContrastPair,
  scheme: Scheme,
): MeasuredPair {
  const ratio = contrastRatio(tokens[pair.front][scheme], tokens[pair.back][scheme]);
  return { ...pair, scheme, ratio };
}

/** The ratio of every pair in use, in each scheme that uses it, worst first against its minimum. */
export function measureContrast(
  tokens: Readonly<Record<TokenName, SchemePair>>,
): readonly MeasuredPair[] {
  return (['light', 'dark'] as const)
    .flatMap((scheme) =>
      CONTRAST_PAIRS.filter((pair) => (pair.only ?? scheme) === scheme).map((pair) =>
        measure(tokens, pair, scheme),
      ),
    )
    .sort((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
}

/** The pairs that fall short of their minimum, worst first. */
export function findLowContrast(
  tokens: Readonly<Record<TokenName, SchemePair>>,
): readonly MeasuredPair[] {
  return measureContrast(tokens).filter(({ ratio, minimum }) => ratio < minimum);
}
