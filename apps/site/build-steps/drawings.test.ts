import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../app/', import.meta.url));

test('a drawing sets its letters in the brand’s type, and in no font by name', () => {
  const families = globSync('{art,features,layout,sections}/**/*.tsx', { cwd: APP })
    .map((file) => readFileSync(`${APP}${file}`, 'utf8'))
    .flatMap((text) => text.match(/font-?family="[^"]*"/gi) ?? []);
  expect(new Set(families)).toEqual(
    new Set(['fontFamily="var(--font-text)"', 'fontFamily="var(--font-display)"']),
  );
});
