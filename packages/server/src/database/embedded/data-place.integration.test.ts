import { chmod, mkdir, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { runChild } from '../../../test/child-process.ts';
import { aDataDir, openForTest, query } from '../../../test/embedded-folder.ts';

const isRoot = process.getuid?.() === 0;

test('names the folder and the mend when a file is in its way', async () => {
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

  const { report } = runChild('hold-server.ts', dataDir, { uid: 65534 });

  const { failure } = z.object({ failure: z.string() }).parse(await report);
  expect(failure).toMatch(`The data folder ${dataDir} cannot be used by nobody: EACCES`);
  expect(failure).not.toContain('\n');
});

test.runIf(isRoot)('runs for an ordinary user', async () => {
  const dataDir = await aDataDir();
  await chmod(dirname(dataDir), 0o777);

  const { report } = runChild('hold-server.ts', dataDir, { uid: 65534 });

  expect(await report).toMatchObject({ dataFolder: dataDir });
});

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

test('puts the socket in a private temporary folder when the path would be too long', async () => {
  const dataDir = await aDataDir(join('long'.repeat(20), 'data'));

  const { connection, close } = await openForTest(dataDir);
  onTestFinished(() => close().then(() => rmdir(connection.host)));

  expect(connection.host).toMatch(/high-street-[0-9a-f]{12}$/);
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});
