import { join, resolve } from 'node:path';

import { errorText, systemClock } from '@high-street/server';

import { PROJECT_ROOT } from './project-root.ts';
import { publishSite } from './publish/publish-site.ts';

const USAGE = `Usage: npm run publish-site -- FOLDER [FOLDER OF THE BOOKING PAGE'S ASSETS]\n`;

async function publish(what: string, build: string, folder: string): Promise<string> {
  const { written, removed } = await publishSite({
    build: join(PROJECT_ROOT, build),
    folder: resolve(folder),
    clock: systemClock,
  });
  return `Published ${what} into ${folder}: ${written} files written, ${removed} removed\n`;
}

async function run(site: string | undefined, booking: string | undefined): Promise<string> {
  if (!site) return USAGE;
  const said = await publish('the site', 'apps/site/build', site);
  if (!booking) return said;
  return said + (await publish('the booking page', 'apps/calendar/build', booking));
}

try {
  const [site, booking] = process.argv.slice(2);
  process.stdout.write(await run(site, booking));
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
