import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { buildOpenApi } from './openapi-document.ts';

const FILE = new URL('../../../../docs/openapi.json', import.meta.url);

// asvs 15.3.1
test('is written down in docs/openapi.json as it is; npm run api:docs writes it anew', async () => {
  expect(JSON.parse(await readFile(FILE, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(buildOpenApi())),
  );
});

test('names every schema that it refers to', () => {
  const document = buildOpenApi();
  const names = JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g);
  const known = Object.keys(document.components.schemas);
  const asked = new Set(Array.from(names, ([, name]) => name));
  expect([...asked].toSorted()).toEqual(known.toSorted());
});
