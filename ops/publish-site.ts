import { join, resolve } from 'node:path';

import { errorText, systemClock } from '@high-street/server';

import { PROJECT_ROOT } from './project-root.ts';
import { publishSite } from './publish/publish-site.ts';

const USAGE = 'Usage: npm run publish-site -- FOLDER\n';

async function run(folder: string | undefined): Promise<string> {
  if (!folder) return USAGE;
  const build = join(PROJECT_ROOT, 'apps/site/build');
  const tally = await publishSite({ build, folder: resolve(folder), clock: systemClock });
  return `Published the site into ${folder}: ${tally.written} files written, ${tally.removed} removed\n`;
}

try {
  process.stdout.write(await run(process.argv[2]));
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
