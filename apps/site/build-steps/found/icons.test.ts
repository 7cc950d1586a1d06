import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { buildManifest, wrapIco } from './icons.ts';

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
