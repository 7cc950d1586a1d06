import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { ChosenBrand, Font } from '@high-street/owner';

import type { CutFont, CutFonts, SiteFont, SiteFonts } from './cut-fonts.ts';

const require = createRequire(import.meta.url);

/*
 * Fallbacks until the fonts are there: the same average width and the same line box, so that the swap moves nothing.
 * Each machine has one of them: Apple and Windows Georgia, Android Noto Serif, Linux Liberation.
 * Widths measured on English text; line boxes are Besley's 1.25 and 0.425 em and Figtree's 0.95 and 0.25 em.
 */
const BESLEY: SiteFont = {
  family: 'Besley',
  files: [
    require.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
    require.resolve('@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2'),
  ],
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
const FIGTREE: SiteFont = {
  family: 'Figtree',
  files: [
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
  ],
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

function inFolder({ id, folder }: ChosenBrand, { file: name, ...font }: Font): SiteFont {
  const file = join(folder, name);
  if (!existsSync(file)) {
    throw new Error(
      `The brand "${id}" names the font file ${name}, which is not in owner/brands/${id}. Put it there, or leave the font out to keep the standard one.`,
    );
  }
  return { ...font, files: [file] };
}

/** The brand's own fonts where it has some, the standard ones for the rest; throws when a file is missing. */
export function siteFonts(brand: ChosenBrand): SiteFonts {
  const { display, text } = brand.pack.fonts;
  return {
    display: display ? inFolder(brand, display) : BESLEY,
    text: text ? inFolder(brand, text) : FIGTREE,
  };
}

function fallbackName({ family }: CutFont, index: number): string {
  return `${family} fallback ${index + 1}`;
}

/** The whole files under a name of their own: they are asked for other letters only, so that nothing waits for them elsewhere. */
function moreName({ family }: CutFont): string {
  return `${family} more`;
}

/** Code points in their order as `unicode-range` takes them. */
function toRange(letters: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const letter of letters) {
    const run = runs.at(-1);
    if (run?.last === letter - 1) run.last = letter;
    else runs.push({ first: letter, last: letter });
  }
  return runs
    .map(({ first, last }) => [...new Set([first, last])].map((one) => one.toString(16)).join('-'))
    .map((run) => `U+${run}`)
    .join(',');
}

function faces(font: CutFont): string {
  const weights = `font-weight:${font.weights.join(' ')}`;
  const fallbacks = font.fallbacks.map(
    ({ local, sizeAdjust, ascent, descent }, index) =>
      `@font-face{font-family:'${fallbackName(font, index)}';src:${local.map((one) => `local('${one}')`).join(',')};${weights};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  );
  const face = (family: string, file: string, range = '') =>
    `@font-face{font-family:'${family}';src:url('${file}') format('woff2');${weights};font-display:swap${range}}`;
  const more = font.rareFiles.map(({ file, letters }) =>
    face(moreName(font), file, `;unicode-range:${toRange(letters)}`),
  );
  return [face(font.family, font.everydayFile), ...more, ...fallbacks].join('');
}

function stack(font: CutFont): string {
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
