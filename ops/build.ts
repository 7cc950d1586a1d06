import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { readDisk, fullDisk, StartupError } from '@high-street/server';

import { PROJECT_ROOT } from './project-root.ts';

/** Something that a script builds into a folder, where it leaves the file `finished` as its last step. */
export type Build = {
  /** What it is called in "Building the …". */
  readonly name: string;
  readonly script: string;
  readonly folder: string;
  readonly sources: readonly string[];
  /** The variables that it is made with; the script writes their values into `finished`, one a line. */
  readonly variables: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

const MEGABYTE = 1_000_000;
/** More than any build writes. */
const BUILD_BYTES = 100 * MEGABYTE;

const SHARED_SOURCES = [
  'package-lock.json',
  'owner/**/*.*',
  'packages/{build,contract,ui}/src/**/*.*',
  'packages/server/src/{headers,static}/*.ts',
];

/** The site that is served, made for the booking page at `calendarUrl`, or for `none`. */
export function siteBuild(calendarUrl: string): Build {
  return {
    name: 'site',
    script: 'apps/site/build.ts',
    folder: 'apps/site/build',
    sources: [
      ...SHARED_SOURCES,
      'apps/site/*.ts',
      'apps/site/{app,build-steps,public,site-check}/**/*.*',
    ],
    variables: ['CALENDAR_URL', 'SITE_URL', 'BRAND'],
    env: { CALENDAR_URL: calendarUrl, SITE_OUT: 'build' },
  };
}

/** The page of the product's own calendar. */
export const CALENDAR_PAGE: Build = {
  name: 'booking page',
  script: 'apps/calendar/build.ts',
  folder: 'apps/calendar/build',
  sources: [
    ...SHARED_SOURCES,
    'packages/server/src/hours/*.ts',
    'apps/calendar/*.ts',
    'apps/calendar/page/**/*.*',
  ],
  variables: ['BRAND'],
  env: {},
};

/** The screens of the desk, with the server that renders them. */
export const DESK_SCREENS: Build = {
  name: 'desk',
  script: 'apps/desk/build.ts',
  folder: 'apps/desk/build',
  sources: [...SHARED_SOURCES, 'apps/desk/*.ts', 'apps/desk/{app,build-steps,rights}/**/*.*'],
  variables: ['BRAND'],
  env: {},
};

function changedAt(path: string): number {
  return statSync(join(PROJECT_ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Whether it was ever built to its end. */
export function isBuilt({ folder }: Build): boolean {
  return changedAt(`${folder}/finished`) > 0;
}

/** Whether it was built, and neither a source nor one of its variables has changed since. */
export function isFresh(build: Build): boolean {
  if (!isBuilt(build)) return false;
  const { folder, sources, variables, env } = build;
  const finished = `${folder}/finished`;
  const builtAt = changedAt(finished);
  const given = { ...process.env, ...env };
  const madeWith = variables.map((name) => `${given[name] ?? ''}\n`).join('');
  if (readFileSync(join(PROJECT_ROOT, finished), 'utf8') !== madeWith) return false;
  return globSync([...sources], { cwd: PROJECT_ROOT }).every((path) => changedAt(path) < builtAt);
}

/** What builds read; their schema is not there where a site that was built elsewhere is looked at. */
const SETTINGS = ['API_PORT', 'BRAND', 'CALENDAR_URL', 'SITE_GALLERY', 'SITE_OUT', 'SITE_URL'];
/** What any program goes by; the rest of an environment may be secrets of the services. */
const SURROUNDINGS = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'TERM',
  'NO_COLOR',
  'FORCE_COLOR',
  'CI',
  'NODE_OPTIONS',
];

/** Builds it, and says whether it was; its many packages, which run nowhere else, see no setting but those of builds. */
export function runBuild({ script, env }: Pick<Build, 'script' | 'env'>): boolean {
  const given: NodeJS.ProcessEnv = { ...process.env, ...env };
  const seen = Object.entries(given).filter(([name]) =>
    [...SETTINGS, ...SURROUNDINGS].includes(name),
  );
  const { status } = spawnSync(process.execPath, [script], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: Object.fromEntries(seen),
  });
  return status === 0;
}

/**
 * Builds it when a source or one of its variables has changed since the last time; throws a StartupError when that
 * fails, after the script has said why.
 */
export function buildIfStale(build: Build): void {
  if (isFresh(build)) return;
  process.stdout.write(`Building the ${build.name}…\n`);
  if (!runBuild(build)) {
    if (readDisk(PROJECT_ROOT).freeMegabytes * MEGABYTE < BUILD_BYTES) {
      throw fullDisk(PROJECT_ROOT, BUILD_BYTES);
    }
    throw new StartupError(
      'BUILD_FAILED',
      `The ${build.name} could not be built; the reason is above. Fix it and start again.`,
    );
  }
}
