import { readFile } from 'node:fs/promises';

import { ERRORS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { buildOpenApi } from './openapi-document.ts';

const FILE = new URL('../../../../docs/openapi.json', import.meta.url);

// asvs 15.3.1
test('is written down in docs/openapi.json as it is; npm run api:docs writes it anew', async () => {
  expect(JSON.parse(await readFile(FILE, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(buildOpenApi())),
  );
});

test('has no empty list of first items, which JSON Schema refuses', () => {
  expect(JSON.stringify(buildOpenApi()).includes('"prefixItems":[]')).toBe(false);
});

test('lists the codes that a refusal may have', () => {
  expect(buildOpenApi().components.schemas.Error).toMatchObject({
    properties: {
      error: { properties: { code: { type: 'string', enum: Object.keys(ERRORS) } } },
    },
  });
});

test('names every schema that it refers to', () => {
  const document = buildOpenApi();
  const names = JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g);
  const known = Object.keys(document.components.schemas);
  const asked = new Set(Array.from(names, ([, name]) => name));
  expect([...asked].toSorted()).toEqual(known.toSorted());
});
