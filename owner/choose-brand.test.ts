import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { chooseBrand } from '#/choose-brand.ts';

test.each(['kerbside', 'quayside'])('%s is found, with its folder', (id) => {
  const { pack, folder } = chooseBrand(id);
  expect(pack.name.toLowerCase()).toBe(id);
  expect(existsSync(join(folder, 'brand.ts'))).toBe(true);
});

test.each(['kerbside', 'quayside'])('an unknown brand is refused with a list that has %s', (id) => {
  expect(() => chooseBrand('dockside')).toThrow(
    new RegExp(`^There is no brand "dockside"\\. The brands are [^;]*\\b${id}\\b[^;]*;`),
  );
});

test('an unknown brand is refused with the file in which one of your own is listed', () => {
  expect(() => chooseBrand('dockside')).toThrow(
    'List a brand of your own in owner/choose-brand.ts.',
  );
});
