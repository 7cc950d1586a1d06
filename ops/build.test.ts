import { readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { configSchema as apiSchema } from '@high-street/api/config';
import { configSchema as calendarSchema } from '@high-street/calendar/config';
import { configSchema as deskSchema } from '@high-street/desk/config';
import { buildConfigSchema } from '@high-street/site/build-config';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { CALENDAR_PAGE, DESK_SCREENS, runBuild, siteBuild, type Build } from './build.ts';
import { PROJECT_ROOT } from './project-root.ts';

const BUILDS: readonly Build[] = [siteBuild('none'), CALENDAR_PAGE, DESK_SCREENS];

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** What a build sees when this is the environment. */
async function environmentOfBuild(given: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'hs-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
  const script = join(folder, 'build.mjs');
  const seen = join(folder, 'seen.json');
  await writeFile(
    script,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(seen)}, JSON.stringify(process.env));`,
  );

  expect(runBuild({ script, env: { CALENDAR_URL: 'none' } })).toBe(true);

  return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(seen, 'utf8')));
}

// asvs 13.3.2
test('a build sees its own settings, and none of the services or of anybody else', async () => {
  const ofBuilds = Object.keys(buildConfigSchema.shape);
  const ofServices = [apiSchema, calendarSchema, deskSchema].flatMap(({ shape }) =>
    Object.keys(shape),
  );
  const others = ['POSTGRES_PASSWORD', 'AWS_SECRET_ACCESS_KEY', 'npm_config__auth'];
  const names = [...new Set([...ofBuilds, ...ofServices, ...others])];

  const seen = await environmentOfBuild(Object.fromEntries(names.map((name) => [name, ''])));

  const found = names.filter((name) => name in seen);
  expect(found.toSorted()).toEqual(ofBuilds.toSorted());
  expect(seen).toMatchObject({ CALENDAR_URL: 'none', PATH: process.env['PATH'] });
});

test('a build that fails is told', () => {
  expect(runBuild({ script: '/nowhere/build.mjs', env: {} })).toBe(false);
});

test.for(BUILDS)('the build of the $name counts as unfinished before it writes', ({ script }) => {
  const begun =
    /^const finish = await beginBuild\(.*?^(?:await build|buildByRouter)\(.*^await finish\(/ms;

  expect(read(script)).toMatch(begun);
  // Nothing is built before that.
  expect(read(script).split('const finish')[0]).not.toMatch(/^(?:await build|buildByRouter)\(/m);
});

/** What a file imports for more than its types. */
function readImports(file: string): string[] {
  const statements = read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gm);
  return Array.from(statements, ([, name = '']) => name);
}

/** The files that a build's own steps are in, and the one that each package of ours is imported by. */
function listSources(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const name of readImports(file)) {
    if (name.startsWith('.')) listSources(join(dirname(file), name), found);
    if (name.startsWith('@high-street/')) {
      found.add(relative(PROJECT_ROOT, realpathSync(fileURLToPath(import.meta.resolve(name)))));
    }
  }
  return found;
}

test.for(BUILDS)(
  'the $name is built anew when what it is built by has changed',
  ({ script, sources }) => {
    const config = join(dirname(script), 'vite.config.ts');
    const files = [...listSources(config, new Set(listSources(script)))];

    // That one reads the settings of a build, whose values stand in `finished`.
    const counted = files.filter((file) => file !== 'packages/server/src/index.ts');
    expect(counted.filter((file) => !sources.some((glob) => matchesGlob(file, glob)))).toEqual([]);
    expect(counted.length).toBeGreaterThan(4);
  },
);
