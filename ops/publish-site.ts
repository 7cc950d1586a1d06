import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { fullDisk, isDiskFull, systemClock } from '@high-street/server';
import { CommandError, parseWords, runCli } from '@high-street/server/command';

import { PROJECT_ROOT } from './project-root.ts';
import { publishSite } from './publish/publish-site.ts';

const USAGE = `Usage: npm run publish-site -- FOLDER [FOLDER OF THE BOOKING PAGE'S ASSETS]\n`;

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

type Command = { readonly name: 'publish'; readonly folders: readonly string[] };

function readCommand(words: readonly string[]): Command {
  const { positionals } = parseWords(words, {});
  if (positionals.length !== 1 && positionals.length !== 2) {
    throw new CommandError('publish-site takes one folder or two.');
  }
  // A variable of a script that is not set; it would name the current folder.
  if (positionals.includes('')) throw new CommandError('The name of a folder is empty.');
  return { name: 'publish', folders: positionals };
}

await runCli<Command>({
  usage: USAGE,
  // Whatever breaks a folder is told in a line, too.
  faults: [Error],
  read: readCommand,
  run: async ({ folders: [site = '', booking] }, { write }) => {
    await write(await publish('the site', 'apps/site/build', site));
    if (booking !== undefined) {
      await write(await publish('the booking page', 'apps/calendar/build', booking));
    }
  },
});
