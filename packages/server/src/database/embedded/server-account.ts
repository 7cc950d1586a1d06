import { stat } from 'node:fs/promises';

import { unlessMissing } from '#/error/error-code.ts';

import { isServed } from '#/database/embedded/postmaster-file.ts';
import { type Account, findAccount, findOwnAccount } from '#/database/embedded/own-account.ts';

/** The account the server runs as; empty when it is the one that runs this process. */
export type ServerAccount = { uid?: number; gid?: number };

/**
 * Chooses the account for root, which PostgreSQL refuses: the owner of existing data, otherwise the product's own. Data of
 * `nobody`, whom earlier versions chose, are to become those of the product's own. Throws StartupError without an account.
 */
export async function chooseAccount(cluster: string): Promise<ServerAccount> {
  const owner = await findOwner(cluster);
  if (owner === undefined || owner.uid === 0) return findOwnAccount();
  const isNobodys = owner.uid === (await findAccount('nobody'))?.uid;
  // A server that runs goes on as whom it was started; it is given up by the next start that finds none.
  return isNobodys && !(await isServed(cluster)) ? findOwnAccount() : owner;
}

/** Whose a file or folder is; undefined where there is none. */
export async function findOwner(path: string): Promise<Account | undefined> {
  const found = await unlessMissing(stat(path));
  return found && { uid: found.uid, gid: found.gid };
}
