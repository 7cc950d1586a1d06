import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { aDataDir, openForTest, query, runningPid } from '../../../test/embedded-folder.ts';

test('starts over the lock file of a server that is gone', async () => {
  const dataDir = await aDataDir();
  await leaveLockFile(dataDir, await deadPid());

  const { connection } = await openForTest(dataDir);

  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('is not fooled by another program that has the old process number', async () => {
  const dataDir = await aDataDir();
  const { pid } = await leaveLockFile(dataDir, await strangerPid(dataDir));

  const { connection } = await openForTest(dataDir);

  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await runningPid(dataDir)).not.toBe(pid);
  expect(process.kill(pid, 0)).toBe(true);
});

test('starts over a lock file that was never finished', async () => {
  const dataDir = await aDataDir();
  await (await openForTest(dataDir)).close();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '');

  const { connection } = await openForTest(dataDir);

  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

// Runs the server once and puts its lock files back, as if the process with this number had left them.
async function leaveLockFile(dataDir: string, pid: number): Promise<{ pid: number }> {
  const server = await openForTest(dataDir);
  const files = [
    join(dataDir, 'postgres', 'postmaster.pid'),
    join(server.connection.host, '.s.PGSQL.5432.lock'),
  ];
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await server.close();
  for (const [index, file] of files.entries()) {
    await writeFile(file, String(contents[index]).replace(/^\d+/, String(pid)));
  }
  return { pid };
}

async function deadPid(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid ?? 0;
}

// PostgreSQL believes in any live process of its own account.
async function strangerPid(dataDir: string): Promise<number> {
  await (await openForTest(dataDir)).close();
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  const stranger = spawn('sleep', ['600'], { uid, gid });
  onTestFinished(() => void stranger.kill('SIGKILL'));
  await once(stranger, 'spawn');
  return stranger.pid ?? 0;
}
