import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';
import { listSettings } from './setting.ts';
import { SETTING_SOURCES } from './sources.ts';

/** Names in capitals that are no settings of the product. */
const OTHERS = ['SIGTERM', 'POSTGRES_PASSWORD'];

const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

test.for(['README.md', 'docs/operations.md'])(
  '%s names settings and commands that there are',
  (file) => {
    const document = read(file);
    const settings = listSettings(SETTING_SOURCES).map(({ name }) => name);
    const named = Array.from(
      document.matchAll(/`([A-Z]+_[A-Z_]+|[A-Z]{5,})`/g),
      ([, name = '']) => name,
    );
    const commands = Array.from(
      document.matchAll(/npm run (?:--silent )?([\w:-]+)/g),
      ([, name = '']) => name,
    );

    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => ![...settings, ...OTHERS].includes(name))).toEqual([]);
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  },
);

test('README.md exports to standard output without what npm says of itself', () => {
  const exports = read('README.md').match(/npm run .* export .*-(?=\s|$)/gm) ?? [];

  expect(exports).not.toEqual([]);
  expect(exports.filter((line) => !line.startsWith('npm run --silent '))).toEqual([]);
});
