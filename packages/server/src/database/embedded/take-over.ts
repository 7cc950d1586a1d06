import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Clock } from '#/clock/clock.ts';
import { clusterFolder, type DataPlace } from '#/database/embedded/data-place.ts';
import { flushTree } from '#/database/embedded/durable-files.ts';
import { findAccount } from '#/database/embedded/own-account.ts';
import { passwordFile } from '#/database/embedded/password.ts';
import { isServed } from '#/database/embedded/postmaster-file.ts';
import { findOwner } from '#/database/embedded/server-account.ts';
import { findSocketFolder } from '#/database/embedded/socket-folder.ts';
import { withStartLock } from '#/database/embedded/start-lock.ts';
import { unlessMissing } from '#/error/error-code.ts';

/**
 * Gives the data of a folder to the account of its server where they belong to `nobody`, as earlier versions had it. A run
 * that is broken off is made good by the next one.
 */
export async function takeOver(place: DataPlace, clock: Clock): Promise<void> {
  const { uid, gid } = place.account;
  if (uid === undefined || gid === undefined) return;
  const cluster = clusterFolder(place.dataFolder);
  const hasOwner = async () => [undefined, uid].includes((await findOwner(cluster))?.uid);
  if (await hasOwner()) return;
  const from = (await findAccount('nobody'))?.uid;
  await withStartLock(place.dataFolder, clock, async () => {
    if ((await hasOwner()) || (await isServed(cluster))) return;
    const paths = [passwordFile(place.dataFolder), await findSocketFolder(place), cluster];
    for (const path of paths) await giveTree(path, { from, uid, gid });
  });
}

type Change = { readonly from: number | undefined; readonly uid: number; readonly gid: number };

/** Files of others that somebody has linked into the tree are left alone. */
async function giveTree(path: string, change: Change): Promise<void> {
  const { uid, gid } = change;
  const found = await unlessMissing(lstat(path));
  if (found === undefined) return;
  if (found.isDirectory()) {
    // Shuts out its former owner, who could otherwise change names while they are gone through.
    await lchown(path, 0, 0);
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
      await give(join(entry.parentPath, entry.name), change);
    }
    // Its own owner says that all in it has been given, which has to hold after a power loss too.
    await flushTree(path);
  }
  await lchown(path, uid, gid);
}

async function give(path: string, { from, uid, gid }: Change): Promise<void> {
  if ((await lstat(path)).uid === from) await lchown(path, uid, gid);
}
