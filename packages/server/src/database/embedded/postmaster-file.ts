import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

import { errorCode } from '#/error/error-code.ts';

/** What a server writes down about itself in postmaster.pid. */
export type PostmasterFile = { pid: number; socketFolder: string };

/** Reads postmaster.pid, which may be stale; undefined when there is none or it is unfinished. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const lines = (await readOrNothing(join(cluster, 'postmaster.pid'))).split('\n');
  const pid = Number(lines[0]);
  const socketFolder = lines[4] ?? '';
  return Number.isInteger(pid) && pid > 1 && socketFolder !== ''
    ? { pid, socketFolder }
    : undefined;
}

/** Says whether the process is the server of these files, and not another program that was given its old number. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const [program = '', ...options] = await commandOf(pid);
  if (basename(program) !== 'postgres') return false;
  // A server started by hand may name no folder: never take it for dead.
  const folder = options.indexOf('-D');
  return folder === -1 || options[folder + 1] === cluster;
}

/** Says whether the server of these files runs, ready or not. */
export async function isServed(cluster: string): Promise<boolean> {
  const file = await readPostmasterFile(cluster);
  return file !== undefined && isPostmasterOf(file.pid, cluster);
}

/** Removes lock files that would fool PostgreSQL because another live program now has their number. Needs the start lock. */
export async function removeMisleadingLocks(cluster: string, socketLock: string): Promise<void> {
  for (const file of [join(cluster, 'postmaster.pid'), socketLock]) {
    const pid = Number((await readOrNothing(file)).split('\n')[0]);
    const isMisleading = isAlive(pid) && !(await isPostmasterOf(pid, cluster));
    if (isMisleading || !Number.isInteger(pid) || pid < 1) await rm(file, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function commandOf(pid: number): Promise<string[]> {
  if (process.platform === 'linux')
    return (await readOrNothing(`/proc/${pid}/cmdline`)).split('\0');
  const options = ['-ww', '-o', 'command=', '-p', String(pid)];
  const { stdout } = await promisify(execFile)('ps', options).catch(() => ({ stdout: '' }));
  return stdout.trim().split(/ (?=-[Dkpc] )|(?<= -[Dkpc]) /);
}

async function readOrNothing(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'ENOTDIR'].includes(errorCode(error) ?? '')) return '';
    throw error;
  }
}
