import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';
import { listSettings } from './setting.ts';
import { SETTING_SOURCES } from './sources.ts';

const PRODUCTION = [
  'owner/**/*.ts',
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/*.ts',
  'apps/*/{src,app,page,rights,build-steps,site-check}/**/*.{ts,tsx}',
  'ops/**/*.{ts,mjs}',
];
const OTHERS = /node_modules|\.test\.ts|\/drawn\/|\/build\//;
/** Schemas that SETTING_SOURCES holds, as the code calls them where it reads the environment. */
const KNOWN_SCHEMAS = [
  'apiSchema',
  'buildConfigSchema',
  'calendarSchema',
  'configSchema',
  'deskSchema',
  'startConfigSchema',
  'variables',
  'z.object(databaseVariables(PROJECT_ROOT))',
];
/** What npm, Vite and the system say themselves: which npm runs this and what, for whom and where a module is run, and where temporary files go. */
const NO_SETTINGS = ['npm_execpath', 'npm_lifecycle_event', 'DEV', 'SSR', 'TMPDIR'];

/** Every way in which code of ours may touch the environment; `name` and `names` are what it reads there. */
const READS = [
  /process\.env\['(?<name>\w+)'\]/,
  /process\.env\.(?<name>\w+)/,
  /import\.meta\.env\.(?<name>\w+)/,
  /\{(?<names>[^{}]*)\} = process\.env\b/,
  /readConfig\((?<schema>[\w.()]+), process\.env\)/,
  /readSettings\(process\.env\)/,
  /\.\.\.process\.env\b/,
];
const READ = new RegExp(
  READS.map(({ source }) => source)
    .join('|')
    .replaceAll(/\?<(\w+)>/g, ''),
  'g',
);

function namesOf({ groups: { name = '', names = '', schema } = {} }: RegExpMatchArray): string[] {
  const listed = names.split(',').map((part) => /\w+/.exec(part)?.[0] ?? '');
  const odd = schema === undefined || KNOWN_SCHEMAS.includes(schema) ? '' : `schema ${schema}`;
  return [name, ...listed, odd].filter((found) => found !== '');
}

function namesIn(text: string): string[] {
  return READS.flatMap((read) => Array.from(text.matchAll(new RegExp(read, 'g')), namesOf).flat());
}

function readSources(): { file: string; text: string }[] {
  return globSync(PRODUCTION, { cwd: PROJECT_ROOT })
    .filter((file) => !OTHERS.test(file))
    .map((file) => ({ file, text: readFileSync(join(PROJECT_ROOT, file), 'utf8') }));
}

test('every variable that production code reads is in the table of settings', () => {
  const known = listSettings(SETTING_SOURCES).map(({ name }) => name);
  const sources = readSources();
  const unknown = sources.flatMap(({ file, text }) =>
    namesIn(text)
      .filter((name) => ![...known, ...NO_SETTINGS].includes(name))
      .map((name) => `${file}: ${name}`),
  );

  expect(sources.length).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
});

test('nothing reads the environment in a way that this test cannot follow', () => {
  const odd = readSources()
    .filter(({ text }) => /process\.env|import\.meta\.env/.test(text.replaceAll(READ, '')))
    .map(({ file }) => file);

  expect(odd).toEqual([]);
});

test.for([
  ["process.env['NEW_LIMIT']", ['NEW_LIMIT']],
  ['process.env.NEW_LIMIT ?? 3', ['NEW_LIMIT']],
  ["const { NEW_LIMIT, BRAND: id = '' } = process.env;", ['NEW_LIMIT', 'BRAND']],
  ['readConfig(newSchema, process.env)', ['schema newSchema']],
  ['readConfig(configSchema, process.env)', []],
  ['{ ...process.env, NODE_ENV }', []],
] as const)('sees what %s reads', ([text, names]) => {
  expect(namesIn(text)).toEqual(names);
});
