import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { StartupError } from '@high-street/server';

import { PROJECT_ROOT } from './project-root.ts';

const SOURCES = [
  'package-lock.json',
  'owner/**/*.*',
  'packages/{contract,ui}/src/**/*.*',
  'apps/site/*.ts',
  'apps/site/{app,build-steps,public}/**/*.*',
];

function changedAt(path: string): number {
  return statSync(join(PROJECT_ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Where a build goes and what it is made with; the shipped site stands in `build`. */
export type SiteBuild = { readonly folder: string; readonly env: NodeJS.ProcessEnv };

/** The site that `npm start` serves. */
export const SHIPPED_SITE: SiteBuild = { folder: 'build', env: {} };

/** What a build depends on besides its sources; apps/site/build.ts leaves the same text behind. */
function madeWith({ CALENDAR_URL = '', BRAND = '' }: NodeJS.ProcessEnv): string {
  return `${CALENDAR_URL}\n${BRAND}\n`;
}

function isFresh({ folder, env }: SiteBuild): boolean {
  const finished = `apps/site/${folder}/finished`;
  const builtAt = changedAt(finished);
  if (builtAt === 0) return false;
  if (readFileSync(join(PROJECT_ROOT, finished), 'utf8') !== madeWith({ ...process.env, ...env }))
    return false;
  return globSync(SOURCES, { cwd: PROJECT_ROOT }).every((path) => changedAt(path) < builtAt);
}

/**
 * Builds the site when a source or its calendar address has changed since the last time; throws a StartupError when
 * that fails, after the build has said why.
 */
export function buildSite(site: SiteBuild): void {
  if (isFresh(site)) return;
  process.stdout.write('Building the site…\n');
  const { status } = spawnSync(process.execPath, ['apps/site/build.ts'], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...site.env, SITE_OUT: site.folder },
  });
  if (status !== 0) {
    throw new StartupError(
      'BUILD_FAILED',
      'The site could not be built; the reason stands above. Mend it and start again.',
    );
  }
}
