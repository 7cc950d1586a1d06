import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the ring has nine places, 40 degrees apart', async () => {
  const css = await readFile(new URL('orbit.css', import.meta.url), 'utf8');
  const angles = [...css.matchAll(/nth-child\((\d)\) \{\s*--orbit-angle: (\d+)deg/g)];
  expect(angles.map(([, place, angle]) => [Number(place), Number(angle)])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => [place, (place - 1) * 40]),
  );
});
