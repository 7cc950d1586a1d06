import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from '../project-root.ts';
import { KNOWN, PORTS } from './testing/known-variables.ts';
import { findStage, parseCommand, readStages } from './testing/read-dockerfile.ts';
import { isIgnoredByDocker, listTracked, readProject } from './testing/read-project.ts';

const image = findStage();
const packageSchema = z.object({ dependencies: z.object({ node: z.string() }) });

test('every file that is copied from the project is tracked by git and not ignored by Docker', () => {
  const sources = readStages()
    .flatMap(({ copies }) => copies)
    .filter(({ from }) => from === null)
    .flatMap((copy) => copy.sources);
  expect(sources.length).toBeGreaterThan(20);

  for (const source of sources) {
    const names = listTracked(source).filter((name) => !isIgnoredByDocker(name));
    expect(names, source).not.toEqual([]);
  }
});

test('every member of the workspace has its package.json there before packages are installed', () => {
  const copied = findStage('manifests').copies.flatMap(({ sources }) => sources);
  const members = listTracked().filter(
    (name) => name.endsWith('/package.json') && name !== 'bench/lighthouse/package.json',
  );

  expect(copied.toSorted()).toEqual(
    ['.npmrc', 'package.json', 'package-lock.json', ...members].toSorted(),
  );
});

test('runs on the very Node that the project is developed and tested with', () => {
  const { dependencies } = packageSchema.parse(JSON.parse(readProject('package.json')));
  const bases = readStages().map(({ base }) => base);

  const images = bases.filter((base) => base.startsWith('node:'));
  expect(new Set(images)).toEqual(new Set([`node:${dependencies.node}-trixie-slim`]));
  expect(bases.at(-1)).toBe(images[0]);
});

test('the image has all that publish-site takes from a build of the site', () => {
  const copied = findStage('files').copies.flatMap(({ sources }) => sources);

  for (const name of ['client', 'finished', 'nginx-headers.conf', 'nginx-site.conf'])
    expect(copied).toContain(`/srv/high-street/apps/site/build/${name}`);
});

test('stages copy from stages that come before them', () => {
  const seen = new Set<string | null>([null]);
  for (const { name, base, copies } of readStages()) {
    expect(base.includes(':') || seen.has(base)).toBe(true);
    for (const { from } of copies) expect(seen).toContain(from);
    seen.add(name);
  }
});

test('the image runs as a user that is not root and keeps neither npm nor what it brought', () => {
  expect(image.wordsOf('USER')).toEqual(['node']);
  expect(image.wordsOf('RUN').join()).toMatch(/^rm -rf \/usr\/local\/lib\/node_modules/);
});

test('services get the packages of production alone, without the embedded PostgreSQL', () => {
  const install = findStage('packages').wordsOf('RUN').at(-1) ?? '';

  expect(install.split(' ')).toEqual(
    expect.arrayContaining(['ci', '--omit=dev', '--omit=optional', '--ignore-scripts']),
  );
  expect(image.copies).toEqual([
    {
      from: 'packages',
      sources: ['/srv/high-street/node_modules'],
      destination: 'node_modules',
    },
    { from: 'files', sources: ['/srv/high-street'], destination: './' },
  ]);
});

test('npm may be told of a mirror and of a certificate authority by a secret, wherever it installs', () => {
  const secret = /^RUN --mount=type=secret,id=npmrc,target=\/root\/\.npmrc\s/;
  const lines = readProject('Dockerfile').replaceAll('\\\n', '').split('\n');
  const installs = lines.filter((line) => /^RUN .*npm ci/.test(line));

  expect(installs).toHaveLength(2);
  for (const line of installs) expect(line).toMatch(secret);
});

test("the proxy's image has a Caddyfile that all may read", () => {
  const lines = readProject('Dockerfile').split('\n');

  expect(findStage('proxy').copies).toEqual([
    { from: null, sources: ['deploy/Caddyfile'], destination: '/etc/caddy/Caddyfile' },
  ]);
  expect(lines).toContain('COPY --chmod=644 deploy/Caddyfile /etc/caddy/Caddyfile');
});

test('the site is built with the variables that its build reads', () => {
  const names = findStage('build').wordsOf('ARG');

  expect(new Set(names)).toEqual(KNOWN.build);
});

test('each variable that is set in the image is one that is read', () => {
  const names = image
    .wordsOf('ENV')
    .flatMap((line) => line.split(/\s+/))
    .map((pair) => pair.split('=')[0] ?? '');

  for (const name of names) expect(['NODE_ENV', ...KNOWN.any]).toContain(name);
});

test('opens the ports that the services answer on, and asks the API whether it is well', () => {
  expect(image.wordsOf('EXPOSE')).toEqual([`${PORTS.api} ${PORTS.calendar} ${PORTS.desk}`]);
  const check = parseCommand(image.wordsOf('HEALTHCHECK')[0]);
  expect(check).toEqual(['node', 'ops/check-health.ts', PORTS.api]);
  expect(readProject('ops/check-health.ts')).not.toMatch(/^import /m);
  expect(parseCommand(image.wordsOf('CMD')[0])).toEqual(['node', 'apps/api/src/server.ts']);
});

/** Settings and personal data that operators may have put beside the sources. */
const PRIVATE_FILES = [
  '.env',
  '.env.bak',
  '.env.2026-11-01',
  'deploy/.env',
  'deploy/.env.old',
  'leads.backup',
  'backups/leads-2026-03-01.backup',
  'leads.backup.unfinished',
  'leads.csv',
  'data/postgres/PG_VERSION',
];

test.for([...PRIVATE_FILES, '.git/config', 'node_modules/a/b.js', 'deploy/systemd/a.service'])(
  'Docker never sees %s',
  (name) => {
    expect(isIgnoredByDocker(name)).toBe(true);
  },
);

test.for(PRIVATE_FILES)('git never keeps %s', (name) => {
  const { status } = spawnSync('git', ['check-ignore', '--quiet', name], { cwd: PROJECT_ROOT });

  expect(status).toBe(0);
});

test('Docker sees what is built from, and no tests', () => {
  expect(isIgnoredByDocker('apps/api/src/server.ts')).toBe(false);
  expect(isIgnoredByDocker('e2e/package.json')).toBe(false);
  expect(isIgnoredByDocker('deploy/Caddyfile')).toBe(false);
  expect(isIgnoredByDocker('e2e/home.spec.ts')).toBe(true);
  expect(isIgnoredByDocker('apps/api/test/child.ts')).toBe(true);
  expect(existsSync(join(PROJECT_ROOT, 'apps/api/test/child.ts'))).toBe(true);
});
