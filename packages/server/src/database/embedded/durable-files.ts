import { open, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { ServerAccount } from '#/database/embedded/server-account.ts';
import { errorCode } from '#/error/error-code.ts';

/** Flushes the content of a file, or the names in a folder, to the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes everything in a folder and the folder itself. */
export async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    // Links and sockets are names, which their folder holds.
    if (entry.isFile() || entry.isDirectory()) await flush(join(entry.parentPath, entry.name));
  }
  await flush(folder);
}

/** Flushes the names that lead to what is in a folder: its own and those of every folder above it. */
export async function flushPath(folder: string): Promise<void> {
  await flush(folder);
  for (let above = dirname(folder); ; above = dirname(above)) {
    await flush(above).catch(ignoreForbidden);
    if (above === dirname(above)) return;
  }
}

/** Makes a private file of that account that is there in full or not at all, also after a power loss. */
export async function writeDurably(
  file: string,
  content: string,
  { uid, gid = 0 }: ServerAccount,
): Promise<void> {
  const unfinished = `${file}.new`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(content);
    if (uid !== undefined) await handle.chown(uid, gid);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  await flush(dirname(file));
}

// Whoever made a folder above ours that we may not read was not us, in a start of a moment ago.
function ignoreForbidden(error: unknown): void {
  if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM') throw error;
}
