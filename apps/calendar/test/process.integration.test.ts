import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openEmbeddedPostgres } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer, startServer } from './child.ts';
import { findStarts, toPath, sendBooking } from './client.ts';

/** The path of a data folder; a database server that is left in it stops when the test ends. */
async function aDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-calendar-'));
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  onTestFinished(async () => {
    // Whoever leaves last stops the server.
    const server = await openEmbeddedPostgres({ dataDir, log: pino({ enabled: false }) });
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return dataDir;
}

async function aDatabaseUrl(): Promise<string> {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  return url;
}

test('keeps its bookings and their links over a stop, on a database of its own', async () => {
  const DATA_DIR = await aDataDir();
  const first = await startReadyServer({ DATA_DIR });
  const [start = ''] = await findStarts(first.url);
  const { status, body } = await sendBooking(first.url, { start });
  expect(status).toBe(201);

  const copy = startServer({ DATA_DIR, CALENDAR_PORT: '1' });
  expect(await copy.ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Another copy of the product runs on the data folder .*\n$/),
  });
  first.child.kill('SIGTERM');
  expect(await first.ended).toMatchObject({ code: 0, signal: null, stderr: '' });

  const second = await startReadyServer({ DATA_DIR });
  expect((await fetch(`${second.url}${toPath(body, '')}`)).status).toBe(200);
  expect(await findStarts(second.url)).not.toContain(start);
  second.child.kill('SIGINT');
  expect(await second.ended).toMatchObject({ code: 0 });
});

// asvs 9.1.3
test('signs with BOOKING_SECRET when there is one, and opens what the one before has signed', async () => {
  const DATABASE_URL = await aDatabaseUrl();
  const [former, later] = ['s'.repeat(32), 't'.repeat(32)];
  const [one, two, other, changed] = await Promise.all([
    startReadyServer({ DATABASE_URL, BOOKING_SECRET: former }),
    startReadyServer({ DATABASE_URL, BOOKING_SECRET: former }),
    startReadyServer({ DATABASE_URL, BOOKING_SECRET: later }),
    startReadyServer({ DATABASE_URL, BOOKING_SECRET: later, BOOKING_SECRET_BEFORE: former }),
  ]);
  const [start = ''] = await findStarts(one.url);

  const { body } = await sendBooking(one.url, { start });

  expect((await fetch(`${two.url}${toPath(body, '')}`)).status).toBe(200);
  expect((await fetch(`${other.url}${toPath(body, '')}`)).status).toBe(403);
  expect((await fetch(`${changed.url}${toPath(body, '')}`)).status).toBe(200);
});

test('says in one line which variables are wrong', async () => {
  const { ended } = startServer({
    BOOKING_SECRET: 'too short',
    CALENDAR_PORT: 'x',
    CALENDAR_URL: 'calendar',
    SITE_URL: 'http://localhost:3000/path',
  });

  const { code, stderr } = await ended;

  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  for (const name of ['BOOKING_SECRET', 'CALENDAR_PORT', 'CALENDAR_URL', 'SITE_URL']) {
    expect(stderr).toContain(name);
  }
  expect(stderr).not.toContain('too short');
});

test('says that its port is in use, and which variable sets it', async () => {
  const DATABASE_URL = await aDatabaseUrl();
  const { port } = await startReadyServer({ DATABASE_URL });

  const second = startServer({ DATABASE_URL, CALENDAR_PORT: String(port) });

  expect(await second.ended).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`set CALENDAR_PORT to a free port`),
  });
});
