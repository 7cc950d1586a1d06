import { readFile, stat } from 'node:fs/promises';

import { errorCode } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** The account the server runs as; empty when it is the one that runs this process. */
export type ServerAccount = { uid?: number; gid?: number };

/** Chooses the account for root, which PostgreSQL refuses: the owner of existing data, otherwise `nobody`; throws StartupError without such an account. */
export async function chooseAccount(cluster: string): Promise<ServerAccount> {
  const owner = await ownerOf(cluster);
  return owner === undefined || owner.uid === 0 ? findNobody() : owner;
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function findNobody(): Promise<ServerAccount> {
  const passwd = await readFile('/etc/passwd', 'utf8');
  const match = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(passwd);
  if (match === null) {
    throw new StartupError(
      'POSTGRES_NOT_STARTED',
      'PostgreSQL refuses to run as root and /etc/passwd has no account "nobody". Run as an ordinary user or set DATABASE_URL.',
    );
  }
  return { uid: Number(match[1]), gid: Number(match[2]) };
}
