import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { withDatabase } from '@high-street/server';
import {
  createEarlierDatabase,
  createTestDatabase,
  makeTempFolder,
  migrationNames,
} from '@high-street/server/testing';
import { startProgram, type Variables } from '@high-street/server/testing/program';
import { expect, onTestFinished, test } from 'vitest';

import { PROJECT_ROOT } from './project-root.ts';

const run = (words: readonly string[], variables: Variables) =>
  startProgram(words, { SMTP_URL: 'smtp://127.0.0.1:9', ...variables }, PROJECT_ROOT).ended;

async function aFolder(): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  return path;
}

async function aDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

test.for([
  ['backup', ['ops/backup.ts', 'backup', 'the file']],
  ['leads', ['apps/api/src/leads-command/cli.ts']],
  ['bookings', ['apps/calendar/src/bookings-command/cli.ts']],
  ['doctor', ['ops/doctor.ts']],
] as const)('%s makes no database where there is none, and says so', async ([, words]) => {
  const folder = await aFolder();
  const file = join(folder, 'leads.backup');
  const given = words.map((word) => (word === 'the file' ? file : word));

  const { code, stdout, stderr } = await run(given, { DATA_DIR: join(folder, 'data') });

  expect(code).toBe(1);
  expect(`${stdout}${stderr}`).toMatch(
    /^(?:fault +database +)?There is no database: DATABASE_URL is not set, and \S+\/data holds none [^.]*\.$/m,
  );
  expect(await readdir(folder)).toEqual([]);
});

test.for([
  ['backup', ['backup.ts', 'backup', ''], 'backup takes one file.'],
  ['backup', ['backup.ts', 'backup', '--output', 'a'], "Unknown option '--output'.*"],
  ['restore', ['backup.ts', 'restore', 'a', 'b'], 'restore takes one file.'],
  ['publish-site', ['publish-site.ts'], 'publish-site takes one folder or two.'],
  ['publish-site', ['publish-site.ts', 'a', ''], 'The name of a folder is empty.'],
  ['publish-site', ['publish-site.ts', 'a', 'b', 'c'], 'publish-site takes one folder or two.'],
] as const)(
  '%s with the words %j fails, so that a timer cannot take it for done',
  async ([name, [script, ...words], reason]) => {
    const folder = await aFolder();
    const program = [join(PROJECT_ROOT, 'ops', script), ...words];

    const { code, stdout, stderr } = await startProgram(program, {}, folder).ended;

    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^${reason}\\nUsage: .*npm run ${name} -- F.*\\n$`));
    expect(await readdir(folder)).toEqual([]);
  },
);

test('says how it is used where that is asked, and makes no file of that name', async () => {
  const folder = await aFolder();
  for (const words of [['backup.ts', 'backup'], ['backup.ts', 'restore'], ['publish-site.ts']]) {
    const program = [join(PROJECT_ROOT, 'ops', ...words.slice(0, 1)), ...words.slice(1), '--help'];
    const { code, stdout } = await startProgram(program, {}, folder).ended;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run /)]);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('says from which database it wrote how many leads of visitors, and into which it restored them', async () => {
  const before = await aDatabase();
  await before.pool.query(`insert into leads (reference, contacts)
    values ('7Q4M-2XKP', '{"email":"a@b.example"}'), ('7Q4M-2XKQ', '{"email":"c@d.example"}')`);
  await before.pool.query(`insert into leads (reference, contacts, origin)
    values ('7Q4M-2XKR', '{}', 'heartbeat'), ('7Q4M-2XKS', '{}', 'heartbeat')`);
  const after = await aDatabase();
  const file = join(await aFolder(), 'leads.backup');
  const nameOf = (url: string) => new URL(url).pathname.slice(1);

  const written = await run(['ops/backup.ts', 'backup', file], { DATABASE_URL: before.url });
  const restored = await run(['ops/backup.ts', 'restore', file], { DATABASE_URL: after.url });

  expect(written).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      `^Wrote ${file}: 2 leads and 0 bookings from the database ${nameOf(before.url)} on \\S+\n$`,
    ),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      `^Restored ${file}: 2 leads and 0 bookings into the database ${nameOf(after.url)} on \\S+\n$`,
    ),
  });
});

test('leaves a database alone that this version has not migrated, and says what to do', async () => {
  const names = await migrationNames();
  const before = await createEarlierDatabase(names.at(-2) ?? '');
  onTestFinished(before.close);
  const folder = await aFolder();
  const applied = () => before.pool.query('select name from migration_checksums');

  const { code, stdout, stderr } = await run(
    ['ops/backup.ts', 'backup', join(folder, 'leads.backup')],
    { DATABASE_URL: before.url },
  );

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    `has not migrated the database yet (${names.at(-1)}), and a backup leaves it as it is.`,
  );
  expect(await readdir(folder)).toEqual([]);
  expect((await applied()).rows).toHaveLength(names.length - 1);
});

test('a backup that is interrupted leaves no file behind, and no database running', async () => {
  const folder = await aFolder();
  const DATA_DIR = join(folder, 'data');
  await withDatabase({ dataDir: DATA_DIR, maxConnections: 2 }, ({ pool }) =>
    pool.query(`insert into leads (reference, contacts)
      select n::text, jsonb_build_object('email', n || '@b.example', 'message',
        (select string_agg(md5(n || '-' || i), '') from generate_series(1, 200) i))
      from generate_series(1, 5000) n`),
  );
  const words = ['ops/backup.ts', 'backup', join(folder, 'leads.backup')];
  const { child, ended } = startProgram(words, { DATA_DIR }, PROJECT_ROOT);
  await expect.poll(() => readdir(folder)).toHaveLength(2);

  child.kill('SIGINT');

  expect(await ended).toMatchObject({ code: 130, stdout: '', stderr: '' });
  expect(await readdir(folder)).toEqual(['data']);
  expect(existsSync(join(DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
});

test('warns after a rollback of what the backup lacks, and says which version restores it', async () => {
  const [before, older, newer] = [await aDatabase(), await aDatabase(), await aDatabase()];
  await before.pool.query(`insert into leads (reference, contacts)
    values ('7Q4M-2XKP', '{"email":"a@b.example"}')`);
  for (const { pool } of [before, newer]) {
    await pool.query(`insert into migration_checksums values ('9999-later', 'another');
      insert into kysely_migration values ('9999-later', '2030-01-01')`);
  }
  const file = join(await aFolder(), 'leads.backup');

  const written = await run(['ops/backup.ts', 'backup', file], { DATABASE_URL: before.url });
  const refused = await run(['ops/backup.ts', 'restore', file], { DATABASE_URL: older.url });
  const restored = await run(['ops/backup.ts', 'restore', file], { DATABASE_URL: newer.url });

  expect(written).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(
      /^Warning: .* tables that it added are not in the backup\..* last migration is 9999-later,/,
    ),
  });
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'with a version of the product whose last migration is 9999-later',
    ),
  });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
});
