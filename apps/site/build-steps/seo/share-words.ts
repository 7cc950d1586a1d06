import type { SKRSContext2D } from '@napi-rs/canvas';

import { breakLines } from './break-lines.ts';
import { fitLine, takeHand, type Hand } from './lettering.ts';

const LEFT = 72;
const GLYPH = { y: 56, side: 64 };
const NAME = { left: LEFT + GLYPH.side + 20, base: GLYPH.y + 45, width: 400 };
const NAME_SIZES = [40, 34, 28, 22, 18];
const TITLE_SIZES = [30, 26, 22];
const MIDDLE = 346;
const WIDTH = 500;
const LEADING = 1.08;
/** How far the first line's base is below its top, in parts of the size. */
const ASCENT = 0.9;
/** In the order of preference: large, and rather two lines a little smaller than three with a word alone. */
const HEADLINES = [
  { size: 80, most: 3 },
  { size: 74, most: 3 },
  { size: 58, most: 2 },
  { size: 68, most: 3 },
  { size: 62, most: 3 },
  { size: 56, most: 4 },
  { size: 50, most: 5 },
  { size: 42, most: 6 },
] as const;

/** What a picture says: the page's main heading, and above it what the page is about. */
export type ShareWords = { readonly headline: string; readonly title: string };

/** The families of the two fonts, and the two inks that a picture is written in. */
export type Lettering = {
  readonly display: readonly string[];
  readonly text: readonly string[];
  readonly ink: string;
  readonly muted: string;
};

export const GLYPH_PLACE = { x: LEFT, y: GLYPH.y, side: GLYPH.side } as const;

/** Writes the brand's name beside its glyph; throws for one that has no room there. */
export function writeName(context: SKRSContext2D, name: string, { display, ink }: Lettering): void {
  const hand = (size: number): Hand => ({ families: display, size, weight: 660, spacing: -1.2 });
  fitLine(context, name, NAME.width, NAME_SIZES.map(hand));
  context.fillStyle = ink;
  context.fillText(name, NAME.left, NAME.base);
}

/** The headline in its lines, as large as its place allows. */
function setHeadline(context: SKRSContext2D, families: readonly string[], headline: string) {
  const measure = (line: string) => context.measureText(line).width;
  for (const { size, most } of HEADLINES) {
    takeHand(context, { families, size, weight: 640, spacing: size * -0.02 });
    const lines = breakLines(headline, { width: WIDTH, most, measure });
    if (lines) return { size, lines };
  }
  throw new Error(
    `The heading "${headline}" has no room in the picture for shared links. Shorten it.`,
  );
}

/** Writes the headline, and above it the title unless both say the same. */
export function writeHeadline(
  context: SKRSContext2D,
  { headline, title }: ShareWords,
  { display, text, ink, muted }: Lettering,
): void {
  const { size, lines } = setHeadline(context, display, headline);
  const step = size * LEADING;
  const top = MIDDLE - (lines.length * step) / 2;
  context.fillStyle = ink;
  lines.forEach((line, index) => context.fillText(line, LEFT, top + size * ASCENT + index * step));
  if (title.toLowerCase() === headline.toLowerCase()) return;
  const hand = (one: number): Hand => ({ families: text, size: one, weight: 600, spacing: 0 });
  fitLine(context, title, WIDTH, TITLE_SIZES.map(hand));
  context.fillStyle = muted;
  context.fillText(title, LEFT + 2, top - 16);
}
