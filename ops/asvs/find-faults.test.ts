import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from '#/project-root.ts';

import { findFaults, type ReadText } from './find-faults.ts';
import levels from './levels.json' with { type: 'json' };

const readText: ReadText = (path) => {
  const full = join(PROJECT_ROOT, path);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
};

const STANDARD = ['1.1.1', '1.1.2', '1.2.1', '2.1.1'];
const FILES = new Map([
  ['a.test.ts', "// asvs 1.1.1\ntest('holds', () => {});"],
  ['each.test.ts', "// asvs 1.1.1\ntest.each([\n  1,\n])(\n  'holds',\n  () => {},\n);"],
  ['rows.test.ts', "const RULES = [\n  // asvs 1.1.1\n  ['holds', /a/],\n];"],
  ['silent.test.ts', "test('holds', () => {});"],
  ['far.test.ts', "// asvs 1.1.1\ntest('other', () => {});\n\ntest('holds', () => {});"],
  ['other.test.ts', "// asvs 1.1.2 to 2.1.1\ntest('holds', () => {});"],
  ['a.ts', "const name = 'holds';"],
]);

/** A document that is right, with one text in it replaced by another. */
function aDocument(text = '', other = ''): string {
  return `# Security

| How | Requirements | Meaning |
| Test     | 1 | - |
| Document | 1 | - |
| Design   | 0 | - |
| Operator | 0 | - |
| None     | 2 | - |
| Not met  | 0 | - |

| 1.1.1          | Asks one | **Test** \`a.test.ts\` “holds”        |
| 1.1.2 to 1.2.1 | Asks two | **None** there is nothing of the kind |
| 2.1.1          | Asks     | **Document** [b](b.md#keys-and-more)     |
`.replace(text, other);
}

const faultsOf = (document: string) => {
  const [, used = ''] = /`(.+?)`/.exec(document) ?? [];
  const read: ReadText = (path) => FILES.get(path) ?? null;
  return findFaults(document, { standard: STANDARD, read, files: [used] });
};

test('docs/security.md gives each requirement of levels 1 and 2 a status, and what it names is there', () => {
  const document = z.string().parse(readText('docs/security.md'));

  const files = globSync('{owner,packages,apps,ops,bench,e2e}/**/*.{test,spec}.ts', {
    cwd: PROJECT_ROOT,
    exclude: (path) => path.includes('node_modules'),
  });

  expect(files.length).toBeGreaterThan(200);
  expect(findFaults(document, { standard: Object.keys(levels), read: readText, files })).toEqual(
    [],
  );
});

test('the standard has its 70 requirements of level 1 and its 183 of level 2', () => {
  const of = Object.values(levels);

  expect(of.filter((level) => level === 1)).toHaveLength(70);
  expect(of.filter((level) => level === 2)).toHaveLength(183);
  expect(of).toHaveLength(70 + 183);
});

test('a document without a fault has none', () => {
  expect(faultsOf(aDocument())).toEqual([]);
});

test.each(['each.test.ts', 'rows.test.ts'])('a test in %s says what it is for', (file) => {
  expect(faultsOf(aDocument('a.test.ts', file))).toEqual([]);
});

test.each([
  ['| 2.1.1 ', '| 2.1.9 ', '2.1.1 is missing'],
  ['| 2.1.1 ', '| 2.1.9 ', '2.1.9 is unknown'],
  ['1.1.2 to 1.2.1', '1.1.2, 1.2.1, 1.1.1', '1.1.1 is listed twice'],
  ['1.1.2 to 1.2.1', '1.2.1 to 1.1.2', '1.2.1 to 1.1.2 is unknown'],
  ['**Test**', '**Done**', '1.1.1 has no status'],
  ['Asks one', '', '1.1.1 does not say what it asks'],
  ['`a.test.ts` “holds”', 'somewhere', '1.1.1 names no test'],
  ['a.test.ts', 'b.test.ts', '1.1.1 names b.test.ts, which is no file of tests'],
  ['a.test.ts', 'a.ts', '1.1.1 names a.ts, which is no file of tests'],
  ['“holds”', '“hold”', '1.1.1 names “hold”, which is not in a.test.ts'],
  ['a.test.ts', 'silent.test.ts', '1.1.1 names “holds”, which does not name it in silent.test.ts'],
  ['a.test.ts', 'far.test.ts', '1.1.1 names “holds”, which does not name it in far.test.ts'],
  ['a.test.ts', 'other.test.ts', '1.1.1 names “holds”, which does not name it in other.test.ts'],
  [
    'a.test.ts',
    'other.test.ts',
    'a test says that it is for 2.1.1 in other.test.ts, and the document does not name it there',
  ],
  ['there is nothing of the kind', '', '1.1.2 to 1.2.1 gives no reason'],
  ['[b](b.md#keys-and-more)', 'in the document', '2.1.1 names no document'],
  ['b.md#keys-and-more', 'https://b.example', '2.1.1 names no document'],
  ['| 2 | -', '| 3 | -', 'None counts 2, and the document says 3'],
])('a document with %j turned into %j is refused: %s', (text, other, fault) => {
  expect(faultsOf(aDocument(text, other))).toContain(fault);
});
