import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chooseBrand, type ChosenBrand } from '@high-street/owner';
import { expect, onTestFinished, test } from 'vitest';

import { buildManifest, iconTags, wrapIco, writeIcons } from './icons.ts';

const RED = [192, 57, 43, 255];
const EMPTY = [0, 0, 0, 0];

async function aBrandWithGlyph(viewBox: string, drawing: string): Promise<ChosenBrand> {
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawing}</svg>`;
  await writeFile(join(folder, 'sign.svg'), svg);
  const { pack } = chooseBrand('kerbside');
  return { id: 'acme', folder, pack: { ...pack, logo: { ...pack.logo, glyph: 'sign.svg' } } };
}

/** The colour of a point of the largest icon that a phone puts on its home screen as it is. */
async function readPixel({ folder }: ChosenBrand, x: number, y: number): Promise<number[]> {
  const context = createCanvas(512, 512).getContext('2d');
  context.drawImage(await loadImage(join(folder, 'icon-512.png')), 0, 0);
  return [...context.getImageData(x, y, 1, 1).data];
}

test.each([
  [
    'a stylesheet',
    '<defs><style>.st0{fill:#c0392b}</style></defs><path class="st0" d="M0 0h80v80H0z"/>',
  ],
  [
    'a style for several shapes',
    '<style>.a{fill:#c0392b}</style><path class="a" d="M0 0h9v9H0z"/><path class="a" d="M9 9h71v71H9z"/>',
  ],
  [
    'a reference without a prefix',
    '<defs><path id="r" fill="#c0392b" d="M0 0h80v80H0z"/></defs><use href="#r"/>',
  ],
  ['a colour of eight digits', '<path fill="#c0392bff" d="M0 0h80v80H0z"/>'],
])("a brand's own glyph with %s has its colours in the icons", async (_, drawing) => {
  const brand = await aBrandWithGlyph('0 0 80 80', drawing);
  await writeIcons(brand.folder, brand);
  expect(await readPixel(brand, 256, 256)).toEqual(RED);
});

test('a glyph that is wider than it is high keeps its proportions', async () => {
  const brand = await aBrandWithGlyph('0 0 80 40', '<path fill="#c0392b" d="M0 0h80v40H0z"/>');
  await writeIcons(brand.folder, brand);
  expect(await readPixel(brand, 256, 256)).toEqual(RED);
  expect(await readPixel(brand, 256, 27)).toEqual(EMPTY);
  expect(await readPixel(brand, 256, 485)).toEqual(EMPTY);
});

test('a glyph that comes out empty is refused by name', async () => {
  const brand = await aBrandWithGlyph('0 0 80 80', '<foreignObject/>');
  await expect(writeIcons(brand.folder, brand)).rejects.toThrow(
    'The glyph sign.svg of the brand "acme" is empty as an icon.',
  );
});

test.each(['kerbside', 'quayside'])('the manifest is in the name and colour of %s', (id) => {
  const brand = chooseBrand(id);
  const manifest = buildManifest(brand);
  expect(manifest.name).toBe(brand.pack.name);
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
  expect(manifest.icons.map(({ sizes, ...icon }) => [sizes, 'purpose' in icon])).toEqual([
    ['192x192', false],
    ['512x512', false],
    ['192x192', true],
    ['512x512', true],
  ]);
});

test('an .ico file says how large its picture is and where it begins', () => {
  const png = Buffer.from('a picture');
  const ico = wrapIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});

test.each([
  [
    '<svg><path fill="#145538" d="M0 0h4v4z"/></svg>',
    "<svg><path fill='#145538' d='M0 0h4v4z'/></svg>",
  ],
  [`<svg><text font-family="'A B'">50 % é\n&amp;</text></svg>`],
])('the pages have the drawing %s as a data address', (svg, written = svg) => {
  const [, address = ''] = /href="(data:[^"]*)" type="image\/svg\+xml"/.exec(iconTags(svg)) ?? [];
  expect(address).toMatch(/^data:image\/svg\+xml,[^#&]*$/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(written);
});

test('a drawing that would delay the pages stays a file', () => {
  expect(iconTags(`<svg>${'<path/>'.repeat(200)}</svg>`)).toContain(
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  );
});
