import { loadImage, type Image } from '@napi-rs/canvas';
import { brandTokens, readCharacters, siteFonts, splitByFile } from '@high-street/build';
import type { ChosenBrand } from '@high-street/owner';

import { nameFamilies } from './lettering.ts';

/** `#rrggbbaa` as the renderer reads it; it takes the eight digits for black. */
export function plainColour(colour: string): string {
  const [, solid, alpha] = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(colour) ?? [];
  if (solid === undefined || alpha === undefined) return colour;
  if (alpha === '00') return 'none';
  const channels = solid.match(/[\da-f]{2}/gi)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return `rgba(${channels.join(',')},${(Number.parseInt(alpha, 16) / 255).toFixed(3)})`;
}

const LETTERING = /(<text [^>]*font-family="var\(--font-(display|text)\)"[^>]*>)([^<]+)/g;

/**
 * Makes what names, in drawn markup, the family of the file that has a letter, where a font's first file lacks it. In an SVG
 * the renderer looks for a letter in one family alone, whatever the list says.
 */
export async function createLetterNamer(brand: ChosenBrand): Promise<(markup: string) => string> {
  const { display, text } = siteFonts(brand);
  const fonts = {
    display: { names: nameFamilies(display), files: await readCharacters(display.files) },
    text: { names: nameFamilies(text), files: await readCharacters(text.files) },
  };
  const nameFiles = (_: string, tag: string, font: keyof typeof fonts, words: string) => {
    const { names, files } = fonts[font];
    const pieces = splitByFile(words, files).map(({ file, text: piece }) =>
      file > 0 ? `<tspan font-family="${names[file]}">${piece}</tspan>` : piece,
    );
    return tag + pieces.join('');
  };
  return (markup) => markup.replace(LETTERING, nameFiles);
}

/** Drawn markup with the brand's day colours and type in it, since a picture inherits none. */
export function inDayColours(markup: string, brand: ChosenBrand): string {
  const { display, text } = siteFonts(brand);
  const known = new Map([
    ['font-display', display.family],
    ['font-text', text.family],
  ]);
  for (const [name, { light }] of Object.entries(brandTokens(brand)))
    known.set(name, plainColour(light));
  return markup.replace(/var\(--([\w-]+)\)/g, (_, name: string) => known.get(name) ?? 'none');
}

/** An SVG as a picture of that size, drawn sharp however large. */
export async function svgImage(svg: string, width: number, height: number): Promise<Image> {
  const image = await loadImage(Buffer.from(svg));
  image.width = width;
  image.height = height;
  return image;
}
