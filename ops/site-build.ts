import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { StartupError } from '@high-street/server';

import { PROJECT_ROOT } from './project-root.ts';

const FINISHED = 'apps/site/build/finished';
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

/** True when no source of the site is newer than its last build. */
export function isSiteBuilt(): boolean {
  const builtAt = changedAt(FINISHED);
  return globSync(SOURCES, { cwd: PROJECT_ROOT }).every((path) => changedAt(path) < builtAt);
}

/** Builds the site; throws a StartupError when that fails, after the build has said why. */
export function buildSite(): void {
  const { status } = spawnSync(process.execPath, ['apps/site/build.ts'], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new StartupError(
      'BUILD_FAILED',
      'The site could not be built; the reason stands above. Mend it and start again.',
    );
  }
}
