import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { errorText, fullDisk, isDiskFull, systemClock } from '@high-street/server';
import { CommandError } from '@high-street/server/command';

import { PROJECT_ROOT } from './project-root.ts';
import { publishSite } from './publish/publish-site.ts';

const USAGE = `Usage: npm run publish-site -- FOLDER [FOLDER OF THE BOOKING PAGE'S ASSETS]`;

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function publish(what: string, built: string, folder: string): Promise<string> {
  const build = join(PROJECT_ROOT, built);
  try {
    const place = { build, folder: resolve(folder) };
    const { written, removed } = await publishSite({ ...place, clock: systemClock });
    return `Published ${what} into ${folder}: ${written} files written, ${removed} removed\n`;
  } catch (error) {
    throw isDiskFull(error) ? fullDisk(folder, await sizeOf(join(build, 'client')), error) : error;
  }
}

async function run(site: string | undefined, booking: string | undefined): Promise<string> {
  if (!site) throw new CommandError(USAGE);
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
