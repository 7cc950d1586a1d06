import { readdir, readFile, readlink } from 'node:fs/promises';

import { waitUntil } from '../fault-day/wait-until.ts';

/** The processes that work in the folder or are named it by their command, such as PostgreSQL's. */
async function findUsers(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const users = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
      const isUser = [workingFolder, ...command.split('\0')].some((text) => text.includes(folder));
      return isUser && Number(pid) !== process.pid ? [Number(pid)] : [];
    }),
  );
  return users.flat();
}

/** Ends every process that uses the folder, and waits until they are gone. */
export async function killUsers(folder: string): Promise<void> {
  await waitUntil(`nobody uses ${folder}`, async () => {
    const users = await findUsers(folder);
    for (const pid of users) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    return users.length === 0;
  });
}
