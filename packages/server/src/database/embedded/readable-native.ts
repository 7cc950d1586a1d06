import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { flushTree } from '#/database/embedded/durable-files.ts';
import type { NativeFolder } from '#/database/embedded/native-folder.ts';
import { isTraversableByOthers } from '#/database/embedded/traversable.ts';

/** Gives a folder of PostgreSQL's programs that any account may run, copying them once below `home` when they lie in a private place. */
export async function makeReadableNative(native: NativeFolder, home: string): Promise<string> {
  if (await isReadableByOthers(native.folder)) return native.folder;

  const copy = join(home, `postgres-${native.version}`);
  if (existsSync(copy)) return copy;

  const unfinished = `${copy}.new-${randomUUID()}`;
  await mkdir(home, { recursive: true });
  // mkdir's own mode is cut by root's umask.
  await chmod(home, 0o755);
  try {
    await cp(native.folder, unfinished, { recursive: true, verbatimSymlinks: true, force: true });
    await openToOthers(unfinished);
    // Its name says that it is complete, which has to hold after a power loss too.
    await flushTree(unfinished);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have put its copy there first; theirs is the same.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

async function isReadableByOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(join(folder, 'bin', 'postgres'));
  return (mode & 0o005) === 0o005 && (await isTraversableByOthers(join(folder, 'bin')));
}

async function openToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    await chmod(path, (mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
