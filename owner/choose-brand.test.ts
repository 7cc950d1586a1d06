import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { chooseBrand } from '#/choose-brand.ts';

test.each(['kerbside', 'quayside'])('%s is found, with its folder', (id) => {
  const { pack, folder } = chooseBrand(id);
  expect(pack.name.toLowerCase()).toBe(id);
  expect(existsSync(join(folder, 'brand.ts'))).toBe(true);
});

test('an unknown brand is refused with the list of those there are', () => {
  expect(() => chooseBrand('dockside')).toThrow(
    'There is no brand "dockside". The brands are kerbside, quayside;',
  );
});

test('an unknown brand is refused with the file in which one of your own is listed', () => {
  expect(() => chooseBrand('dockside')).toThrow(
    'List a brand of your own in owner/choose-brand.ts.',
  );
});
