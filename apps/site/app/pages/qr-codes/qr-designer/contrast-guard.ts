import type { ColourPair } from './design.ts';

/** How much lighter the paper must be than the code, as WCAG measures it; phones in poor light fail below. */
export const LEAST_CONTRAST = 4;

/** Why a phone will not read two colours together. */
export type ColourProblem = 'too-alike' | 'inverted';

const CHANNEL = /[\da-f]{2}/gi;
const SHARES = [0.2126, 0.7152, 0.0722];

function luminance(colour: string): number {
  const channels = Array.from(colour.matchAll(CHANNEL), ([hex]) => Number.parseInt(hex, 16) / 255);
  return SHARES.reduce((sum, share, index) => {
    const value = channels[index] ?? 0;
    return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
}

/** How far two colours stand apart, from 1 (alike) to 21 (black on white). */
export function measureContrast({ code, paper }: ColourPair): number {
  const [light, dark] = [luminance(code), luminance(paper)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Two colours as a phone can read them: the darker one prints the code, whichever that is under a brand. */
export function sortColours(one: string, other: string): ColourPair {
  return luminance(one) < luminance(other)
    ? { code: one, paper: other }
    : { code: other, paper: one };
}

/** What is wrong with a pair, or null: the code has to be clearly darker than its paper. */
export function judgeColours(pair: ColourPair): ColourProblem | null {
  if (measureContrast(pair) < LEAST_CONTRAST) return 'too-alike';
  return luminance(pair.code) > luminance(pair.paper) ? 'inverted' : null;
}
