import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { siteFonts, type SiteFont } from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';

/** One kind of lettering: its size in pixels, its weight, and what is added between its letters. */
export type Hand = {
  readonly families: readonly string[];
  readonly size: number;
  readonly weight: number;
  readonly spacing: number;
};

/** The names of a font's files, each a family of its own: the renderer takes letters from one file a family. */
export function nameFamilies({ family, files }: SiteFont): string[] {
  return files.map((_, index) => (index === 0 ? family : `${family} ${index + 1}`));
}

/** Makes the brand's two fonts known to the renderer; throws when a file is no font. */
export function registerFonts(brand: ChosenBrand): void {
  for (const font of Object.values(siteFonts(brand))) {
    const names = nameFamilies(font);
    font.files.forEach((file, index) => {
      if (!GlobalFonts.registerFromPath(file, names[index]))
        throw new Error(`The font file ${file} of the brand "${brand.id}" cannot be read.`);
    });
  }
}

/** Takes up a hand; everything that is measured or written after it is in that hand. */
export function takeHand(context: SKRSContext2D, { families, size, weight, spacing }: Hand): void {
  context.font = `${size}px ${families.map((family) => `"${family}"`).join(',')}`;
  context.letterSpacing = `${spacing}px`;
  // The weight of a variable font is an axis; the renderer would thicken the lightest letters instead.
  context.fontVariationSettings = `"wght" ${weight}`;
}

/** Takes up the first of the hands in which the words fit one line of that width; throws when none does. */
export function fitLine(
  context: SKRSContext2D,
  words: string,
  width: number,
  hands: readonly Hand[],
): void {
  for (const hand of hands) {
    takeHand(context, hand);
    if (context.measureText(words).width <= width) return;
  }
  throw new Error(`"${words}" has no room in the picture for shared links. Shorten it.`);
}
