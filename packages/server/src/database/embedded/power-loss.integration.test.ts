import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

import {
  crashStates,
  seenState,
  writeState,
  type DiskState,
} from '../../../test/power-loss/crash-states.ts';
import type { Operation } from '../../../test/power-loss/operation.ts';
import { recordOperations } from '../../../test/power-loss/recorded-files.ts';
import { makeTempFolder } from '../../../test/temp-folder.ts';
import { systemClock } from '#/clock/clock.ts';
import { createCluster } from '#/database/embedded/create-cluster.ts';
import { clusterFolder, prepareDataPlace } from '#/database/embedded/data-place.ts';
import { passwordFile, readPassword } from '#/database/embedded/password.ts';
import { makeReadableNative } from '#/database/embedded/readable-native.ts';

// Other files share their modules; these have files that are recorded, and none before or after them.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('node:fs/promises', async (load) => {
  const { recordedFiles } = await import('../../../test/power-loss/recorded-files.ts');
  return recordedFiles(await load<typeof import('node:fs/promises')>());
});

// Writes down the password that it was given; the real one flushes what it makes unless it is told not to.
const INITDB = `#!/bin/sh
for option; do
  case "$option" in
    --pgdata=*) folder="\${option#*=}" ;;
    --pwfile=*) password="\${option#*=}" ;;
    --no-sync | -N | --sync*) exit 1 ;;
  esac
done
cat "$password" > "$folder/given-password" && echo 18 > "$folder/PG_VERSION"
`;
const DATA = 'store/data';

test('opens after a power loss at any moment of its first start', async () => {
  const native = await aNative();
  const operations = await recordStart(new Map(), native);

  for (const moment of operations.keys()) {
    for (const state of crashStates(operations.slice(0, moment))) {
      const found = await startOn(state, native);
      expect(found.password, `after ${JSON.stringify([...state])}`).toBe(found.given);
    }
  }
  expect(operations.length).toBeGreaterThan(10);
});

test('keeps its database and the password through a power loss after the first start', async () => {
  const native = await aNative();
  const operations = await recordStart(new Map(), native);

  await expectKept(operations);
});

test('keeps both when the process that made them was killed and another one went on', async () => {
  const native = await aNative();
  const operations = await recordStart(new Map(), native);

  for (const moment of operations.keys()) {
    const before = operations.slice(0, moment);
    const after = await recordStart(seenState(before), native);
    await expectKept([...before, ...after]);
  }
});

test('has copied the programs in full after a power loss, or copies them again', async () => {
  const source = { folder: await aNative(0o700), version: '18.4' };
  const home = await aFolder();
  const operations = await recordOperations(home, () =>
    makeReadableNative(source, join(home, 'programs')),
  );

  for (const moment of operations.keys()) {
    for (const state of crashStates(operations.slice(0, moment + 1))) {
      const folder = await aFolder();
      await writeState(state, folder);
      const copy = await makeReadableNative(source, join(folder, 'programs'));
      expect(await readFile(join(copy, 'bin/initdb'), 'utf8')).toBe(INITDB);
    }
  }
});

async function aFolder(): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  return path;
}

async function aNative(mode = 0o755): Promise<string> {
  const folder = await aFolder();
  await mkdir(join(folder, 'bin'));
  for (const name of ['initdb', 'postgres']) {
    await writeFile(join(folder, 'bin', name), INITDB);
    await chmod(join(folder, 'bin', name), mode);
  }
  return folder;
}

/** Does what a start does before PostgreSQL runs, and gives the password that is kept and the one of the database. */
async function start(folder: string, native: string) {
  const dataDir = join(folder, DATA);
  // As `npm start` does.
  await mkdir(dataDir, { recursive: true });
  const place = await prepareDataPlace(dataDir);
  const cluster = clusterFolder(place.dataFolder);
  const server = {
    ...place,
    cluster,
    native,
    socketFolder: '',
    password: '',
    clock: systemClock,
    log: pino({ enabled: false }),
  };
  const password = await readPassword(server);
  await createCluster(server);
  return { password, given: await readFile(join(cluster, 'given-password'), 'utf8') };
}

async function startOn(state: DiskState, native: string) {
  const folder = await aFolder();
  await writeState(state, folder);
  return start(folder, native);
}

async function recordStart(state: DiskState, native: string): Promise<readonly Operation[]> {
  const folder = await aFolder();
  await writeState(state, folder);
  return recordOperations(folder, () => start(folder, native));
}

/** Fails unless every disk that there may be holds the database and the password that it was made with. */
async function expectKept(operations: readonly Operation[]): Promise<void> {
  for (const state of crashStates(operations)) {
    const given = state.get(`${clusterFolder(DATA)}/given-password`)?.content;
    expect(given).toMatch(/^[\w-]{32}$/);
    expect(state.get(passwordFile(DATA))?.content).toBe(given);
  }
}
