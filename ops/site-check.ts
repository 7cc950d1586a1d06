import { spawnSync } from 'node:child_process';

import { StartupError } from '@high-street/server';

import { PROJECT_ROOT } from './project-root.ts';
import { buildSite, SHIPPED_SITE } from './site-build.ts';

try {
  buildSite(SHIPPED_SITE);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['apps/site/site-check.ts'], {
  cwd: PROJECT_ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
