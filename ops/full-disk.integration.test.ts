import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createLog, openEmbeddedPostgres } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { startProgram, type Variables } from '@high-street/server/testing/program';
import { aSmallDisk, fillDisk } from '@high-street/server/testing/small-disk';
import { expect, onTestFinished, test } from 'vitest';

import { PROJECT_ROOT } from './project-root.ts';

const log = createLog('silent');

const run = (words: readonly string[], variables: Variables) =>
  startProgram(words, { SMTP_URL: 'smtp://127.0.0.1:9', PORT: '1', ...variables }, PROJECT_ROOT)
    .ended;

/** One sentence that names the disk and how much is needed. */
function aSentenceAbout(disk: string): RegExp {
  return new RegExp(
    `^There is too little room on the disk of ${disk}\\S*, mounted at ${disk}: \\d+ MB are free and \\d+ MB are needed, [^.]*\\.\\n$`,
  );
}

test('a first start says how much room it needs, with no room at all and with too little', async (context) => {
  const disk = await aSmallDisk(context);
  for (const left of [0, 20_000_000]) {
    await fillDisk(disk, left);

    const { code, stderr } = await run(['apps/api/src/server.ts'], {
      DATA_DIR: join(disk, 'data'),
    });

    expect([code, stderr]).toEqual([1, expect.stringMatching(aSentenceAbout(disk))]);
    await rm(join(disk, 'ballast'));
    await rm(join(disk, 'data'), { recursive: true, force: true });
  }
});

test('a later start and a command say so too, and a command works while the database runs', async (context) => {
  const disk = await aSmallDisk(context);
  const DATA_DIR = join(disk, 'data');
  const [start, leads] = [['apps/api/src/server.ts'], ['apps/api/src/leads-command/cli.ts']];
  await (await openEmbeddedPostgres({ dataDir: DATA_DIR, log })).close();
  // Brings it up to date.
  expect(await run(leads, { DATA_DIR })).toMatchObject({ code: 0 });

  await fillDisk(disk);
  for (const words of [start, leads]) {
    const { code, stderr } = await run(words, { DATA_DIR });
    expect([code, stderr]).toEqual([1, expect.stringMatching(aSentenceAbout(disk))]);
  }

  await rm(join(disk, 'ballast'));
  const server = await openEmbeddedPostgres({ dataDir: DATA_DIR, log });
  onTestFinished(server.close);
  await fillDisk(disk);
  expect(await run(leads, { DATA_DIR })).toMatchObject({
    code: 0,
    stdout: 'No leads are stored yet.\n',
    stderr: '',
  });
});

test('a backup says how much room it needs, and leaves nothing of itself behind', async (context) => {
  const disk = await aSmallDisk(context);
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  await fillDisk(disk);

  const { code, stderr } = await run(['ops/backup.ts', 'backup', join(disk, 'leads.backup')], {
    DATABASE_URL: url,
  });

  expect([code, stderr]).toEqual([1, expect.stringMatching(aSentenceAbout(disk))]);
  expect(execFileSync('ls', [disk], { encoding: 'utf8' })).toBe('ballast\n');
});

test('a table of leads says which disk has no room', async (context) => {
  const disk = await aSmallDisk(context);
  const { url, close, pool } = await createTestDatabase();
  onTestFinished(close);
  await pool.query(`insert into leads (reference, contacts)
    select n::text, '{"email":"a@b.example"}' from generate_series(1, 2000) n`);
  await fillDisk(disk);
  const file = join(disk, 'leads.csv');

  const { code, stderr } = await run(
    ['apps/api/src/leads-command/cli.ts', 'export', '--csv', file],
    {
      DATABASE_URL: url,
    },
  );

  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      `^Cannot write ${file}: the disk mounted at ${disk} is full, with 0 MB free\\. [^\\n]*\\n$`,
    ),
  ]);
});

test('a database that cannot grow is told by its disk, not by its error', async (context) => {
  const disk = await aSmallDisk(context);
  const source = await createTestDatabase();
  onTestFinished(source.close);
  await source.pool.query(`begin; set local statement_timeout = 0;
    insert into leads (reference, contacts)
    select n::text, jsonb_build_object('email', n || '@b.example', 'message',
      (select string_agg(md5(n || '-' || i), '') from generate_series(1, 60) i))
    from generate_series(1, 15000) n;
    commit`);
  const backup = join(disk, '..', 'leads.backup');
  await run(['ops/backup.ts', 'backup', backup], { DATABASE_URL: source.url });
  const DATA_DIR = join(disk, 'data');
  const server = await openEmbeddedPostgres({ dataDir: DATA_DIR, log });
  onTestFinished(server.close);
  await fillDisk(disk, 15_000_000);

  const { code, stderr } = await run(['ops/backup.ts', 'restore', backup], { DATA_DIR });

  expect([code, stderr]).toEqual([1, expect.stringMatching(aSentenceAbout(disk))]);
});
