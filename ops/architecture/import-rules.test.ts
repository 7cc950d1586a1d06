import { execFileSync } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Visitor } from '@swc/core/Visitor.js';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';

import { IMPORT_RULES, type ImportRule } from './rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['owner', 'packages', 'apps', 'e2e', 'ops', 'bench'];
const EXCLUDED = /^apps\/[^/]+\/build(?:-with-calendar)?\/|\/drawn\/|\/\.react-router\/|virtual:/;

const { visitStatement } = Visitor.prototype;
/** dependency-cruiser 18 reads files with this visitor of @swc/core 1, which fails at `await using`. */
Visitor.prototype.visitStatement = function visitAnyStatement(statement) {
  const type: string = statement.type;
  if (type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  this.visitVariableDeclarators(Reflect.get(statement, 'decls'));
  return statement;
};

async function cruiseFolders(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      baseDir,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: EXCLUDED.source },
      ruleSet: { forbidden: IMPORT_RULES.map(({ rule }) => rule) },
      validate: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  if (typeof output === 'string') throw new Error('The tool gave a text instead of a result.');
  return output;
}

/** Which rules files break, by their paths. */
async function listBroken(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    const top = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
    const { summary } = await cruiseFolders(folder, top);
    return summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function breakRule({ badSample: { from, to } }: ImportRule): Promise<string[]> {
  const target = relative(dirname(from), to);
  const specifier = target.startsWith('.') ? target : `./${target}`;
  return listBroken({
    [to]: 'export const value = 1;\n',
    [from]: `import { value } from '${specifier}';\nexport const other = value;\n`,
  });
}

/** All our TypeScript that is in version control, in whichever folder. */
function listSources(): string[] {
  return execFileSync('git', ['ls-files', '*/*.ts', '*/*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !EXCLUDED.test(path));
}

test('every import goes one way', async () => {
  const { summary, modules } = await cruiseFolders(ROOT, FOLDERS);
  expect(summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`)).toEqual(
    [],
  );
  // The tool once no longer read our TypeScript, without an error.
  const read = new Set(modules.map(({ source }) => source));
  expect(listSources().filter((path) => !read.has(path))).toEqual([]);
  const unresolved = modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map((dependency) => ({ source, ...dependency })),
    )
    .filter(({ couldNotResolve, module }) => couldNotResolve && module.startsWith('#'))
    .map(({ source, module }) => `${source} -> ${module}`);
  expect(unresolved.filter((line) => !line.includes('#drawn/'))).toEqual([]);
});

test.each(IMPORT_RULES.map((rule) => [rule.rule.name, rule] as const))(
  'a bad import is still caught: %s',
  async (name, rule) => {
    expect(await breakRule(rule)).toContain(name);
  },
);

test('a file that closes by `await using` what it imports is read as well', async () => {
  const broken = await listBroken({
    'bench/b.ts': 'export const open = () => ({ [Symbol.asyncDispose]: async () => {} });\n',
    'packages/leads/src/a.ts':
      "import { open } from '../../../bench/b.ts';\nawait using opened = open();\n",
  });
  expect(broken).toContain('nothing imports the tools and journeys above it');
});

test('two files that know only types of each other are a cycle as well', async () => {
  const broken = await listBroken({
    'owner/a.ts': "import type { B } from './b.ts';\nexport type A = { b: B };\n",
    'owner/b.ts': "import type { A } from './a.ts';\nexport type B = { a?: A };\n",
  });
  expect(broken).toContain('no cycles');
});
