import { loadImage } from '@napi-rs/canvas';
import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { SHARE_SCENES } from '../../app/art/share/share-scenes.ts';
import { SHARE_SIZE } from '../../app/art/share/share-size.ts';

import { createSharePainter } from './share-picture.ts';

const WORDS = { headline: 'Pay for the shop, not for every sale', title: 'Pricing' };

test.each(['kerbside', 'quayside'])(
  'a picture in the look of %s has the size that is announced and stays light',
  async (id) => {
    const paint = await createSharePainter(chooseBrand(id));
    const png = await paint(SHARE_SCENES['/pricing'], WORDS);
    const { width, height } = await loadImage(png);
    expect({ width, height }).toEqual(SHARE_SIZE);
    expect(png.length).toBeLessThan(100_000);
  },
);

test('another brand, another headline and another scene each give another picture', async () => {
  const paint = await createSharePainter(chooseBrand('kerbside'));
  const paintOther = await createSharePainter(chooseBrand('quayside'));
  const pictures = await Promise.all([
    paint(SHARE_SCENES['/pricing'], WORDS),
    paint(SHARE_SCENES['/pricing'], { ...WORDS, headline: 'Another' }),
    paint(SHARE_SCENES['/team'], WORDS),
    paintOther(SHARE_SCENES['/pricing'], WORDS),
  ]);
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(4);
});

test('a heading that has no room is refused by name', async () => {
  const paint = await createSharePainter(chooseBrand('kerbside'));
  const headline = 'Donaudampfschifffahrtsgesellschaftskapitän';
  await expect(paint(SHARE_SCENES['/'], { headline, title: '' })).rejects.toThrow(headline);
});
