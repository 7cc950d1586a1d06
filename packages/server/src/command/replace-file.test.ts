import {
  chmod,
  chown,
  link,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { CommandError } from './command-error.ts';
import { replaceFile } from './replace-file.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

// asvs 13.3.2
test('a file of personal data is its owner’s alone, whatever the one before it was', async () => {
  const folder = await aFolder();
  const [fresh, old, linked] = [join(folder, 'fresh'), join(folder, 'old'), join(folder, 'linked')];
  await writeFile(old, 'before');
  await chmod(old, 0o666);
  // Whoever has a second name for it must not see what comes next.
  await link(old, linked);

  await replaceFile(fresh, pieces('one', 'two'));
  await replaceFile(old, pieces('one', 'two'));

  expect([await readFile(fresh, 'utf8'), await modeOf(fresh)]).toEqual(['onetwo', 0o600]);
  expect([await readFile(old, 'utf8'), await modeOf(old)]).toEqual(['onetwo', 0o600]);
  expect(await readFile(linked, 'utf8')).toBe('before');
  expect((await readdir(folder)).toSorted()).toEqual(['fresh', 'linked', 'old']);
});

test.runIf(isRoot)('a file of somebody else is replaced by one of ours', async () => {
  const file = join(await aFolder(), 'leads.csv');
  await writeFile(file, '');
  await chown(file, NOBODY, NOBODY);

  await replaceFile(file, pieces('one'));

  expect(await stat(file)).toMatchObject({ uid: 0, gid: 0 });
});

test('nothing is written through a link, be there something behind it or not', async () => {
  const folder = await aFolder();
  const target = join(folder, 'target');
  const toTarget = join(folder, 'to-target');
  const toNothing = join(folder, 'to-nothing');
  await writeFile(target, 'before');
  await symlink(target, toTarget);
  await symlink(join(folder, 'nothing'), toNothing);

  for (const file of [toTarget, toNothing]) {
    await expect(replaceFile(file, pieces('one'))).rejects.toThrow(/it is a link/);
    await expect(replaceFile(file, pieces('one'))).rejects.toBeInstanceOf(CommandError);
  }

  expect(await readFile(target, 'utf8')).toBe('before');
  expect(await readlink(toTarget)).toBe(target);
  expect(await readdir(folder)).toHaveLength(3);
});

test('what cannot be written to its end leaves what was there, and nothing else', async () => {
  const folder = await aFolder();
  const file = join(folder, 'leads.csv');
  await writeFile(file, 'before');
  async function* broken() {
    yield 'one';
    throw new Error('the database is gone');
  }

  await expect(replaceFile(file, broken())).rejects.toThrow('the database is gone');

  expect(await readFile(file, 'utf8')).toBe('before');
  expect(await readdir(folder)).toEqual(['leads.csv']);
});
