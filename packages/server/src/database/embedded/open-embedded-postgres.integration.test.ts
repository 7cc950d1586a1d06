import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { holdServer } from '../../../test/child-process.ts';
import {
  aDataDir,
  killServer,
  openForTest,
  query,
  runningPid,
} from '../../../test/embedded-folder.ts';

// asvs 13.2.3
test('goes from an empty folder to the first query on a private, durable server', async () => {
  const { connection, dataFolder } = await openForTest(await aDataDir());

  const settings = await query(
    connection,
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes',
      'synchronous_commit', 'listen_addresses', 'data_checksums', 'server_encoding', 'lc_collate',
      'password_encryption') order by name`,
  );
  expect(settings).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'password_encryption', setting: 'scram-sha-256' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(/password/);
  expect(await modeOf(join(dataFolder, 'postgres'))).toBe(0o700);
  expect(await modeOf(join(dataFolder, 'socket'))).toBe(0o700);
  expect(await modeOf(join(dataFolder, 'postgres-password'))).toBe(0o600);
});

test('adopts the server of a user that was killed, with its data', async () => {
  const dataDir = await aDataDir();
  const first = await holdServer(dataDir);
  await query(first.connection, 'create table kept as select 42 as answer');
  const pid = await runningPid(dataDir);
  await first.kill();

  const second = await openForTest(dataDir);

  expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect(await runningPid(dataDir)).toBe(pid);
});

test('gives five processes that start at once on an empty folder one server', async () => {
  const dataDir = await aDataDir();
  const users = await Promise.all(Array.from({ length: 5 }, () => holdServer(dataDir)));

  const statement = 'select pg_postmaster_start_time()::text as started';
  const answers = await Promise.all(users.map((user) => query(user.connection, statement)));

  expect(new Set(answers.map((rows) => JSON.stringify(rows))).size).toBe(1);
  await Promise.all(users.map((user) => user.close()));
  expect(await runningPid(dataDir)).toBeUndefined();
});

test('runs until its last user leaves', async () => {
  const dataDir = await aDataDir();
  const first = await openForTest(dataDir);
  const second = await openForTest(dataDir);

  await first.close();
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);

  await second.close();
  expect(await runningPid(dataDir)).toBeUndefined();
});

test('does not count a killed user as one', async () => {
  const dataDir = await aDataDir();
  const killed = await holdServer(dataDir);
  const last = await openForTest(dataDir);
  await killed.kill();
  const users = `select 1 from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`;
  await expect.poll(() => query(last.connection, users)).toHaveLength(1);

  await last.close();
  expect(await runningPid(dataDir)).toBeUndefined();
});

test('gives a working server to whoever opens it while it stops', async () => {
  const dataDir = await aDataDir();
  let user = await openForTest(dataDir);
  for (let round = 0; round < 5; round += 1) {
    const [next] = await Promise.all([openForTest(dataDir), user.close()]);
    expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    user = next;
    const [, after] = await Promise.all([user.close(), openForTest(dataDir)]);
    expect(await query(after.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    user = after;
  }
});

test('brings a crashed server back for its user, and still stops it at the end', async () => {
  const dataDir = await aDataDir();
  const user = await openForTest(dataDir);
  const pid = await runningPid(dataDir);
  await killServer(dataDir);

  await expect.poll(() => query(user.connection, 'select 1')).toHaveLength(1);

  expect(await runningPid(dataDir)).not.toBe(pid);
  await user.close();
  expect(await runningPid(dataDir)).toBeUndefined();
});

test('a server that crashes while its user leaves keeps nobody from leaving', async () => {
  const dataDir = await aDataDir();
  const user = await openForTest(dataDir);
  await Promise.all([killServer(dataDir), user.close()]);
});

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}
