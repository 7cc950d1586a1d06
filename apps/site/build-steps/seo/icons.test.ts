import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { buildManifest, iconTags, wrapIco } from './icons.ts';

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
