import { statSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chooseBrand, type BrandPack, type ChosenBrand, type Font } from '@high-street/owner';
import { create, type Font as ReadFont } from 'fontkit';
import cutFont from 'subset-font';
import { expect, onTestFinished, test } from 'vitest';

import { cutFonts } from './cut-fonts.ts';
import { fontCss, siteFonts } from './fonts.ts';

const FONT_BUDGET_BYTES = 39_000;

function aBrand(fonts: BrandPack['fonts']): ChosenBrand {
  const { pack, folder } = chooseBrand('kerbside');
  return { id: 'acme', folder, pack: { ...pack, fonts } };
}

async function open(file: string): Promise<ReadFont> {
  const font = create(await readFile(file));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
}

test('the two standard fonts are cut to what English pages need, within their budget', async () => {
  const { display, text } = await cutFonts(siteFonts(chooseBrand('kerbside')));
  const sizes = [display, text].map(({ everydayFile }) => statSync(everydayFile).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(FONT_BUDGET_BYTES);
});

test.each(['display', 'text'] as const)('the cut %s font has every everyday sign', async (role) => {
  const fonts = await cutFonts(siteFonts(chooseBrand('kerbside')));
  const cut = await open(fonts[role].everydayFile);
  const whole = await open(fonts[role].files[0]);
  const signs = 'Qty 3 × £4.50 = £13.50, “café”, half-price… it’s 5–7 pm';
  for (const sign of signs) {
    expect(cut.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0), sign).toBe(true);
  }
  expect(cut.hasGlyphForCodePoint('ñ'.codePointAt(0) ?? 0)).toBe(false);
  expect(whole.hasGlyphForCodePoint('ñ'.codePointAt(0) ?? 0)).toBe(true);
  expect(Object.values(cut.variationAxes)).toEqual([
    expect.objectContaining({ min: fonts[role].weights[0], max: fonts[role].weights[1] }),
  ]);
});

test('the cut fonts keep kerning and figures of one width, and none of what pages never ask for', async () => {
  const { display, text } = await cutFonts(siteFonts(chooseBrand('kerbside')));
  for (const { everydayFile } of [display, text]) {
    const { availableFeatures } = await open(everydayFile);
    expect(availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
    expect(availableFeatures).not.toContain('frac');
  }
});

test('the whole files are fetched for other letters only', async () => {
  const css = fontCss(await cutFonts(siteFonts(chooseBrand('kerbside'))));
  const [cut = '', ...others] = css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  const [latin = '', extended = ''] = others;
  expect(cut).toContain("font-family:'Besley';");
  expect(cut).toContain('/cut-fonts/Besley-everyday-');
  expect(cut).not.toContain('unicode-range');
  expect(latin).toContain("font-family:'Besley more';");
  expect(latin).toContain('besley-latin-wght-normal.woff2');
  // Without è and é, which the smaller file holds.
  expect(latin).toContain('unicode-range:U+c0-d6,U+d8-e7,U+ea-ff,U+131,U+152-153}');
  expect(extended).toContain("font-family:'Besley more';");
  expect(extended).toContain('besley-latin-ext-wght-normal.woff2');
});

/** The letters that a face with a range is fetched for. */
function listLetters(face: string): number[] {
  const [, range = ''] = /unicode-range:([^};]*)/.exec(face) ?? [];
  return range.split(',').flatMap((run) => {
    const [first = 0, last = first] = run
      .slice(2)
      .split('-')
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

test.each(['Besley', 'Figtree'])(
  "%s has the letters of Europe's names, and no file is fetched for one that it lacks",
  async (family) => {
    const css = fontCss(await cutFonts(siteFonts(chooseBrand('kerbside'))));
    const faces = css.match(/@font-face\{[^}]*unicode-range[^}]*\}/g) ?? [];
    const asked: number[] = [];
    for (const face of faces.filter((one) => one.includes(`'${family} more'`))) {
      const [, file = ''] = /url\('([^']*)'\)/.exec(face) ?? [];
      expect((await open(file)).characterSet).toEqual(expect.arrayContaining(listLetters(face)));
      asked.push(...listLetters(face));
    }
    expect(new Set(asked).size).toBe(asked.length);
    for (const letter of 'ñÅßžłőșğůıœ') {
      expect(asked, letter).toContain(letter.codePointAt(0));
    }
  },
);

test("a brand's own font replaces the standard one, with its fallbacks", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await copyFile(siteFonts(chooseBrand('kerbside')).text.files[0], join(folder, 'harbour.woff2'));
  const display: Font = {
    family: 'Harbour',
    file: 'harbour.woff2',
    weights: [300, 800],
    fallbacks: [{ local: ['Georgia'], sizeAdjust: 110, ascent: 100, descent: 30 }],
    generic: 'serif',
  };
  const css = fontCss(await cutFonts(siteFonts({ ...aBrand({ display }), folder })));
  expect(css).toContain("--font-display:'Harbour','Harbour more','Harbour fallback 1',serif");
  expect(css).toContain(`url('${join(folder, 'harbour.woff2')}')`);
  expect(css).not.toContain('Besley');
  expect(css).toContain("--font-text:'Figtree'");
});

test('a font without an axis of weights is cut all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const [file] = siteFonts(chooseBrand('kerbside')).text.files;
  const still = await cutFont(await readFile(file), 'abcñ', {
    targetFormat: 'woff2',
    variationAxes: { wght: 500 },
  });
  await writeFile(join(folder, 'still.woff2'), still);
  const text: Font = {
    family: 'Still',
    file: 'still.woff2',
    weights: [400, 700],
    fallbacks: [],
    generic: 'serif',
  };
  const fonts = await cutFonts(siteFonts({ ...aBrand({ text }), folder }));
  expect((await open(fonts.text.everydayFile)).characterSet).not.toContain('ñ'.codePointAt(0));
});

test('a file that is no font is named', async () => {
  const text: Font = {
    family: 'Wrong',
    file: 'brand.ts',
    weights: [400, 700],
    fallbacks: [],
    generic: 'serif',
  };
  await expect(cutFonts(siteFonts(aBrand({ text })))).rejects.toThrow(
    /^The font file .*brand\.ts of Wrong cannot be read\. It has to be WOFF2\.$/,
  );
});

test('a font file that is not there is named', () => {
  const fonts: BrandPack['fonts'] = {
    text: {
      family: 'Gone',
      file: 'gone.woff2',
      weights: [400, 700],
      fallbacks: [],
      generic: 'serif',
    },
  };
  expect(() => siteFonts(aBrand(fonts))).toThrow('The brand "acme" names the font file gone.woff2');
});
