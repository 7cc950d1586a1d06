import { brandTokens } from '@high-street/build';
import { chooseBrand, type BrandPack, type ChosenBrand } from '@high-street/owner';
import { measureContrast } from '@high-street/ui/tokens';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';

import { brandModules } from './brand-modules.ts';
import { checkContrast } from './check-contrast.ts';
import { drawFavicon } from './favicon.ts';

function aBrand(change: Partial<BrandPack>): ChosenBrand {
  const { pack, folder } = chooseBrand('kerbside');
  return { id: 'acme', folder, pack: { ...pack, ...change } };
}

async function textOf(brand: ChosenBrand, module: string): Promise<string> {
  const settings = { brand: brand.pack, apiBase: '' };
  return (await brandModules(brand, settings)[module]?.()) ?? '';
}

test.each(['kerbside', 'quayside'])('every pair of colours of %s can be read', (id) => {
  expect(() => checkContrast(chooseBrand(id))).not.toThrow();
});

test.each(['kerbside', 'quayside'])('another library measures the same contrast for %s', (id) => {
  const tokens = brandTokens(chooseBrand(id));
  for (const { scheme, front, back, ratio } of measureContrast(tokens)) {
    expect(ratio).toBeCloseTo(wcagContrast(tokens[front][scheme], tokens[back][scheme]), 2);
  }
});

test('a brand that cannot be read is refused with brand, scheme, pair, ratio and minimum', () => {
  const muted = { light: '#999999', dark: '#b5baaa' };
  const check = () => checkContrast(aBrand({ tokens: { muted } }));
  expect(check).toThrow('The brand "acme" has colours');
  expect(check).toThrow(/\n {2}light: muted on bg has 2\.\d\d, needs 4\.5/);
});

test('a brand with a colour that no component uses is refused by name', () => {
  const brand = aBrand({ tokens: { primery: { light: '#000000', dark: '#ffffff' } } });
  expect(() => checkContrast(brand)).toThrow('The brand "acme" cannot be used.');
});

test('the brand decides stylesheet, theme colours and words', async () => {
  const [one, other] = [chooseBrand('kerbside'), chooseBrand('quayside')];
  expect(await textOf(one, 'virtual:brand.css')).toContain('--bg:light-dark(#faf6ef,#0a1b15)');
  expect(await textOf(other, 'virtual:brand.css')).toContain('--bg:light-dark(#f5f9fc,');
  expect(await textOf(one, 'virtual:theme-colour')).toContain('#faf6ef');
  expect(await textOf(other, 'virtual:theme-colour')).toContain('#f5f9fc');
  expect(await textOf(other, '@high-street/owner')).toContain('Quayside Trading Ltd');
  expect(await textOf(other, '@high-street/owner')).not.toContain('Kerbside');
});

test('the icon is the glyph of the brand in its day colours', async () => {
  const [one, other] = await Promise.all(
    ['kerbside', 'quayside'].map((id) => drawFavicon(chooseBrand(id))),
  );
  expect(one).toContain('fill="#145538"');
  expect(other).toContain('fill="#21539c"');
  expect(one).not.toContain('var(');
  expect(other).not.toContain('var(');
});

test("a glyph file that is not in the brand's folder is named", async () => {
  const brand = aBrand({ logo: { wordmark: 'Acme', glyph: 'sign.svg' } });
  await expect(drawFavicon(brand)).rejects.toThrow('The brand "acme" names the glyph sign.svg');
});
