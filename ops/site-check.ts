import { spawnSync } from 'node:child_process';

import { readConfig, StartupError } from '@high-street/server';

import { buildIfStale, siteBuild } from './build.ts';
import { planCalendar } from './calendar-plan.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { startConfigSchema } from './start-config.ts';

try {
  const { url } = planCalendar(readConfig(startConfigSchema, process.env));
  buildIfStale(siteBuild(url));
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
