import { execFileSync } from 'node:child_process';
import {
  chmod,
  chown,
  link,
  lchown,
  mkdir,
  readdir,
  realpath,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { runChild } from '../../../test/child-process.ts';
import { aDataDir, openForTest, query, runningPid } from '../../../test/embedded-folder.ts';
import { prepareDataPlace } from '#/database/embedded/data-place.ts';
import { findNativeFolder } from '#/database/embedded/native-folder.ts';
import { makeReadableNative } from '#/database/embedded/readable-native.ts';
import { startPostmaster } from '#/database/embedded/start-postmaster.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

/** What others may do with each thing in a folder, and with the folder: nothing, unless they are its account's group. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = ['.', ...(await readdir(folder))];
  const modeOf = async (name: string) =>
    ((await stat(join(folder, name))).mode & 0o777).toString(8);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await modeOf(name)] as const)),
  );
}

const PRIVATE_MODES = {
  postgres: '700',
  'postgres-password': '600',
  'postgres.log': '600',
  socket: '700',
  'start.lock': '600',
};

/** Gives what is in a folder to an account, as an earlier version had it. */
async function giveAll(folder: string, uid: number): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, uid);
  }
}

function ownAccount(): { uid: number; gid: number } {
  const read = (option: string) =>
    Number(execFileSync('id', [option, 'high-street-db'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

test('names the folder and the remedy when a file is in its way', async () => {
  const dataDir = await aDataDir();
  await writeFile(dataDir, '');

  await expect(openForTest(dataDir)).rejects.toMatchObject({
    code: 'DATA_FOLDER_UNUSABLE',
    message: expect.stringMatching(`^The data folder ${dataDir} cannot be used by .*DATA_DIR`),
  });
});

test.runIf(isRoot)('names the folder when an ordinary user may not write there', async () => {
  const dataDir = await aDataDir();
  await mkdir(dataDir, { mode: 0o755 });

  const { report } = runChild('hold-server.ts', dataDir, { uid: NOBODY });

  const { failure } = z.object({ failure: z.string() }).parse(await report);
  expect(failure).toMatch(`The data folder ${dataDir} cannot be used by nobody: EACCES`);
  expect(failure).not.toContain('\n');
});

// asvs 14.2.4
test.runIf(isRoot)('runs for an ordinary user, whose data nobody else may enter', async () => {
  const dataDir = await aDataDir();
  await chmod(dirname(dataDir), 0o777);

  const { report } = runChild('hold-server.ts', dataDir, { uid: NOBODY });

  expect(await report).toMatchObject({ dataFolder: dataDir });
  expect(await modesIn(dataDir)).toEqual({ '.': '700', ...PRIVATE_MODES });
});

// asvs 14.2.4
test.runIf(isRoot)(
  'takes a folder of its own from everybody else where it was open to them',
  async () => {
    const dataDir = await aDataDir();
    await mkdir(join(dataDir, 'inbox'), { recursive: true });
    await writeFile(join(dataDir, 'start.lock'), '');
    for (const [name, mode] of [
      ['.', 0o755],
      ['start.lock', 0o644],
    ] as const) {
      await chmod(join(dataDir, name), mode);
      await chown(join(dataDir, name), NOBODY, NOBODY);
    }

    await runChild('hold-server.ts', dataDir, { uid: NOBODY }).report;

    expect(await modesIn(dataDir)).toMatchObject({ '.': '700', 'start.lock': '600' });
  },
);

test('leaves the permissions of a folder that holds other things as well', async () => {
  const dataDir = await aDataDir();
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  await writeFile(join(dataDir, 'notes.txt'), '');

  await openForTest(dataDir);

  expect(await modesIn(dataDir)).toMatchObject({ '.': '755', ...PRIVATE_MODES });
});

test.runIf(isRoot)(
  'started by root, the database belongs to an account that nothing else uses',
  async () => {
    const dataDir = await aDataDir();

    const { connection } = await openForTest(dataDir);

    const { uid, gid } = ownAccount();
    expect([0, NOBODY]).not.toContain(uid);
    expect(await stat(join(dataDir, 'postgres'))).toMatchObject({ uid, gid });
    expect(await stat(`/proc/${await runningPid(dataDir)}`)).toMatchObject({ uid, gid });
    expect(await stat(dataDir)).toMatchObject({ uid: 0, gid });
    expect(await modesIn(dataDir)).toEqual({ '.': '710', ...PRIVATE_MODES });
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test.runIf(isRoot)(
  'takes the data over that earlier versions gave to nobody, and nothing that is linked among them',
  async () => {
    const dataDir = await aDataDir();
    const first = await openForTest(dataDir);
    await query(first.connection, 'create table kept as select 1 as one');
    await first.close();
    await chmod(dataDir, 0o711);
    await giveAll(dataDir, NOBODY);
    const others = join(dirname(dataDir), 'of-root');
    await writeFile(others, '');
    await link(others, join(dataDir, 'postgres', 'linked'));

    const second = await openForTest(dataDir);

    const { uid } = ownAccount();
    expect(await query(second.connection, 'select one from kept')).toEqual([{ one: 1 }]);
    expect(await stat(join(dataDir, 'postgres'))).toMatchObject({ uid });
    expect(await stat(join(dataDir, 'postgres-password'))).toMatchObject({ uid });
    expect(await stat(others)).toMatchObject({ uid: 0 });
  },
);

test.runIf(isRoot)(
  'goes on with a server that still runs as nobody, and takes its data over at the next start',
  async () => {
    const dataDir = await aDataDir();
    const first = await openForTest(dataDir);
    await query(first.connection, 'create table kept as select 1 as one');
    await first.close();
    await chmod(dataDir, 0o711);
    await giveAll(dataDir, NOBODY);
    const native = await makeReadableNative(await findNativeFolder(), '/var/lib/high-street');
    await startPostmaster({
      dataFolder: dataDir,
      cluster: join(dataDir, 'postgres'),
      socketFolder: join(dataDir, 'socket'),
      account: { uid: NOBODY, gid: NOBODY },
      native,
    });
    await expect.poll(() => runningPid(dataDir)).toBeGreaterThan(0);
    const pid = await runningPid(dataDir);

    const second = await openForTest(dataDir);
    expect(await runningPid(dataDir)).toBe(pid);
    expect(await query(second.connection, 'select one from kept')).toEqual([{ one: 1 }]);
    await second.close();
    await openForTest(dataDir);

    expect(await stat(`/proc/${await runningPid(dataDir)}`)).toMatchObject({
      uid: ownAccount().uid,
    });
  },
);

test.runIf(isRoot)('keeps data below a folder only root may enter in a readable home', async () => {
  const dataDir = await aDataDir();
  await chmod(dirname(dataDir), 0o700);
  const first = await openForTest(dataDir);
  await query(first.connection, 'create table kept as select 1 as one');
  await first.close();

  // Opening the folder up later must not show an empty database.
  await chmod(dirname(dataDir), 0o755);
  const second = await openForTest(dataDir);

  expect(first.dataFolder).toMatch(/^\/var\/lib\/high-street\/[0-9a-f]{12}$/);
  expect(await query(second.connection, 'select one from kept')).toEqual([{ one: 1 }]);
});

test.runIf(isRoot)('starts where another process is just writing its password', async () => {
  const dataDir = await aDataDir();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, 'postgres-password.new'), '');

  const { dataFolder } = await prepareDataPlace(dataDir);

  // Anywhere else it would start a second server on data of its own.
  expect(dataFolder).toBe(await realpath(dataDir));
});

test('puts the socket in a private temporary folder when the path would be too long', async () => {
  const dataDir = await aDataDir(join('long'.repeat(20), 'data'));

  const { connection, close } = await openForTest(dataDir);
  onTestFinished(() => close().then(() => rmdir(connection.host)));

  expect(connection.host).toMatch(/high-street-[0-9a-f]{12}$/);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});
