import { statSync } from 'node:fs';
import { join } from 'node:path';

import { chooseBrand, type BrandPack, type ChosenBrand, type Font } from '@high-street/owner';
import { expect, test } from 'vitest';

import { fontCss, siteFonts } from './fonts.ts';

const FONT_BUDGET_BYTES = 60_000;

function aBrand(fonts: BrandPack['fonts']): ChosenBrand {
  const { pack, folder } = chooseBrand('kerbside');
  return { id: 'acme', folder, pack: { ...pack, fonts } };
}

test('the two standard fonts stay within their budget and are Latin only', () => {
  const { display, text } = siteFonts(chooseBrand('kerbside'));
  expect(statSync(display.file).size + statSync(text.file).size).toBeLessThan(FONT_BUDGET_BYTES);
  expect([display.file, text.file].every((file) => file.includes('-latin-wght-normal'))).toBe(true);
});

test("a brand's own font replaces the standard one, with its stand-ins", () => {
  const display: Font = {
    family: 'Harbour',
    // Any file of the folder will do: only its place matters here.
    file: 'brand.ts',
    weights: [300, 800],
    fallbacks: [{ local: ['Georgia'], sizeAdjust: 110, ascent: 100, descent: 30 }],
    generic: 'serif',
  };
  const brand = aBrand({ display });
  const css = fontCss(siteFonts(brand));
  expect(css).toContain("--font-display:'Harbour','Harbour stand-in 1',serif");
  expect(css).toContain(`url('${join(brand.folder, 'brand.ts')}')`);
  expect(css).not.toContain('Besley');
  expect(css).toContain("--font-text:'Figtree'");
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
