import { loadImage } from '@napi-rs/canvas';
import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import type { ShareScene } from '../../app/art/share/share-scene.tsx';
import { SHARE_SIZE } from '../../app/art/share/share-size.ts';

import { createSharePainter } from './share-picture.ts';

const SCENE = {
  shop: 'grocer',
  beside: 'kitchen',
  prop: 'coins',
  sky: 'leaf',
} satisfies ShareScene;
const OTHER_SCENE = { ...SCENE, prop: 'bell' } satisfies ShareScene;
const WORDS = { headline: 'Pay for the shop, not for every sale', title: 'Pricing' };

test.each(['kerbside', 'quayside'])(
  'a picture in the look of %s has the size that is announced and stays light',
  async (id) => {
    const paint = await createSharePainter(chooseBrand(id));
    const png = await paint(SCENE, WORDS);
    const { width, height } = await loadImage(png);
    expect({ width, height }).toEqual(SHARE_SIZE);
    expect(png.length).toBeLessThan(100_000);
  },
);

test('another brand, another headline and another scene each give another picture', async () => {
  const paint = await createSharePainter(chooseBrand('kerbside'));
  const paintOther = await createSharePainter(chooseBrand('quayside'));
  const pictures = await Promise.all([
    paint(SCENE, WORDS),
    paint(SCENE, { ...WORDS, headline: 'Another' }),
    paint(OTHER_SCENE, WORDS),
    paintOther(SCENE, WORDS),
  ]);
  expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(4);
});

test('a heading that has no room is refused by name', async () => {
  const paint = await createSharePainter(chooseBrand('kerbside'));
  const headline = 'Donaudampfschifffahrtsgesellschaftskapitän';
  await expect(paint(SCENE, { headline, title: '' })).rejects.toThrow(headline);
});

test('a title that would run into the drawing is refused, and a long one is written smaller', async () => {
  const paint = await createSharePainter(chooseBrand('kerbside'));
  const title = 'Online ordering, delivery and table service for restaurants';
  await expect(paint(SCENE, { ...WORDS, title })).rejects.toThrow(title);
  await expect(paint(SCENE, { ...WORDS, title: title.slice(0, 41) })).resolves.toBeDefined();
});

test('a name that would run into the drawing is refused', async () => {
  const { pack, ...brand } = chooseBrand('kerbside');
  const wordmark = 'Northumberland Digital Commerce and Haulage Group';
  const logo = { ...pack.logo, wordmark };
  const paint = await createSharePainter({ ...brand, pack: { ...pack, logo } });
  await expect(paint(SCENE, WORDS)).rejects.toThrow(wordmark);
});

test("the shop's sign shows letters that only a further file of the font has", async () => {
  const { pack, ...brand } = chooseBrand('kerbside');
  const paintNamed = async (name: string) => {
    const paint = await createSharePainter({ ...brand, pack: { ...pack, name } });
    return (await paint(SCENE, WORDS)).toString('base64');
  };
  expect(await paintNamed('ŁŐŚ')).not.toBe(await paintNamed('   '));
});
