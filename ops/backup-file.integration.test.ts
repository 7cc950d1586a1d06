import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import {
  CHILD_ENVIRONMENT,
  createEmptyDatabase,
  createTestDatabase,
} from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { PROJECT_ROOT } from './project-root.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-backup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function aDatabase(): Promise<string> {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  return url;
}

function runBackup(words: readonly string[], DATABASE_URL: string) {
  const options = {
    cwd: PROJECT_ROOT,
    env: { ...CHILD_ENVIRONMENT, DATABASE_URL },
    encoding: 'utf8',
  } as const;
  const { status, stderr } = spawnSync(process.execPath, ['ops/backup.ts', ...words], options);
  return { status, stderr };
}

// asvs 13.3.2
test('a backup is its owner’s alone and complete, whatever lay in the folder before it', async () => {
  const folder = await aFolder();
  const file = join(folder, 'leads.backup');
  const victim = join(folder, 'victim');
  await writeFile(file, 'the one of yesterday');
  await chmod(file, 0o644);
  await writeFile(victim, 'of somebody else');
  await symlink(victim, `${file}.unfinished`);

  expect(runBackup(['backup', file], await aDatabase())).toEqual({ status: 0, stderr: '' });

  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(gunzipSync(await readFile(file)).toString()).toMatch(/^\{"backup":1,.*end of backup\n$/s);
  expect(await readFile(victim, 'utf8')).toBe('of somebody else');
  expect(await readdir(folder)).toHaveLength(3);
  expect(runBackup(['restore', file], await aDatabase())).toEqual({ status: 0, stderr: '' });
});

test('a backup is not written through a link, and says so in one line', async () => {
  const folder = await aFolder();
  const file = join(folder, 'leads.backup');
  await symlink(join(folder, 'elsewhere'), file);

  const { status, stderr } = runBackup(['backup', file], await aDatabase());

  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*it is a link[^\n]*\n$/)]);
  expect(await readdir(folder)).toEqual(['leads.backup']);
});

/** A backup whose first line is changed. */
async function aSpoiltBackup(spoil: (head: string) => string): Promise<string> {
  const file = join(await aFolder(), 'leads.backup');
  runBackup(['backup', file], await aDatabase());
  const [head = '', ...rest] = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  await writeFile(file, gzipSync([spoil(head), ...rest].join('\n')));
  return file;
}

test.for([
  [
    'of an earlier version',
    (head: string) => head.replace(/,"[^"]+"\]/, ']'),
    /another version of the database; .* into an empty database with a version/,
  ],
  [
    'of a later version',
    (head: string) => head.replace(']', ',"9999-later"]'),
    /whose last migration is 9999-later/,
  ],
  ['no backup', () => 'Dear Sir', /not a backup/],
] as const)(
  'an empty database is left as it was by a file that is %s, so that another version can restore into it',
  async ([, spoil, reason]) => {
    const file = await aSpoiltBackup(spoil);
    const { url, pool, close } = await createEmptyDatabase();
    onTestFinished(close);

    const { status, stderr } = runBackup(['restore', file], url);

    expect([status, stderr]).toEqual([1, expect.stringMatching(reason)]);
    const { rows } = await pool.query(
      "select tablename from pg_tables where schemaname = 'public'",
    );
    expect(rows).toEqual([]);
  },
);
