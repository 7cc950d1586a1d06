import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { ChosenBrand, Font } from '@high-street/owner';

import { PRINT, type CutFont, type CutFonts, type SiteFonts } from './cut-fonts.ts';

const require = createRequire(import.meta.url);

/** The letters of Europe's languages, as in names that visitors type. Rarer characters of print are the fallback's. */
const EUROPE = [
  [0xc0, 0x52f],
  [0x1e00, 0x1eff],
] as const;

/** The ranges without what the smaller files hold, as `unicode-range` takes them: these may still be on their way. */
function otherLetters(): string {
  const known = PRINT.map((sign) => sign.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const toHex = (sign: number) => sign.toString(16);
  const ranges = EUROPE.flatMap(([first, last]) => {
    const gaps = known.filter((sign) => sign >= first && sign <= last);
    const starts = [first, ...gaps.map((gap) => gap + 1)];
    const ends = [...gaps.map((gap) => gap - 1), last];
    return starts.map((start, index) => [start, ends[index] ?? last] as const);
  });
  return ranges
    .filter(([start, end]) => start <= end)
    .map(([start, end]) => `U+${toHex(start)}${start === end ? '' : `-${toHex(end)}`}`)
    .join(',');
}

/*
 * Fallbacks until the fonts are there: the same average width and the same line box, so that the swap moves nothing.
 * Each machine has one of them: Apple and Windows Georgia, Android Noto Serif, Linux Liberation.
 * Widths measured on English text; line boxes are Besley's 1.25 and 0.425 em and Figtree's 0.95 and 0.25 em.
 */
const BESLEY: Font = {
  family: 'Besley',
  file: require.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
  weights: [400, 700],
  fallbacks: [
    { local: ['Georgia'], sizeAdjust: 119.5, ascent: 104.6, descent: 35.6 },
    { local: ['Noto Serif'], sizeAdjust: 110.8, ascent: 112.8, descent: 38.4 },
    {
      local: ['Liberation Serif'],
      sizeAdjust: 131.2,
      ascent: 95.3,
      descent: 32.4,
    },
  ],
  generic: 'serif',
};
const FIGTREE: Font = {
  family: 'Figtree',
  file: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  weights: [400, 800],
  fallbacks: [
    {
      local: ['Arial', 'Roboto', 'Liberation Sans'],
      sizeAdjust: 100.4,
      ascent: 94.6,
      descent: 24.9,
    },
  ],
  generic: 'sans-serif',
};

function inFolder({ id, folder }: ChosenBrand, font: Font): Font {
  const file = join(folder, font.file);
  if (!existsSync(file)) {
    throw new Error(
      `The brand "${id}" names the font file ${font.file}, which is not in owner/brands/${id}. Put it there, or leave the font out to keep the standard one.`,
    );
  }
  return { ...font, file };
}

/** The brand's own fonts where it has some, the standard ones for the rest; throws when a file is missing. */
export function siteFonts(brand: ChosenBrand): SiteFonts {
  const { display, text } = brand.pack.fonts;
  return {
    display: display ? inFolder(brand, display) : BESLEY,
    text: text ? inFolder(brand, text) : FIGTREE,
  };
}

function fallbackName({ family }: Font, index: number): string {
  return `${family} fallback ${index + 1}`;
}

/** The whole file under a name of its own: it is asked for other letters only, so that nothing waits for it elsewhere. */
function moreName({ family }: Font): string {
  return `${family} more`;
}

function faces(font: CutFont): string {
  const weights = `font-weight:${font.weights.join(' ')}`;
  const fallbacks = font.fallbacks.map(
    ({ local, sizeAdjust, ascent, descent }, index) =>
      `@font-face{font-family:'${fallbackName(font, index)}';src:${local.map((one) => `local('${one}')`).join(',')};${weights};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  );
  const face = (family: string, file: string, range = '') =>
    `@font-face{font-family:'${family}';src:url('${file}') format('woff2');${weights};font-display:swap${range}}`;
  return `${face(font.family, font.everydayFile)}${face(moreName(font), font.file, `;unicode-range:${otherLetters()}`)}${fallbacks.join('')}`;
}

function stack(font: Font): string {
  const names = [
    font.family,
    moreName(font),
    ...font.fallbacks.map((_, index) => fallbackName(font, index)),
  ];
  return [...names.map((one) => `'${one}'`), font.generic].join(',');
}

/** Both fonts with their fallbacks, and the two custom properties that everything takes its type from. */
export function fontCss({ display, text }: CutFonts): string {
  return `${faces(display)}${faces(text)}:root{--font-display:${stack(display)};--font-text:${stack(text)}}`;
}
