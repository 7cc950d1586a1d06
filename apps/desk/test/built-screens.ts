import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { openDatabase } from '@high-street/server';
import { pino } from 'pino';

import { readScreens, type Screens } from '#/screens/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Any number that no other lock of the test server has. */
const BUILD_LOCK = 29_001;

/** Builds the screens if a source has changed since; test files that come here at the same time wait for one build. */
async function build(): Promise<void> {
  // The database that all test files share; each test has one of its own.
  const { pool, close } = await openDatabase({
    databaseUrl: process.env['TEST_DATABASE_URL'],
    dataDir: '',
    log: pino({ enabled: false }),
  });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [BUILD_LOCK]);
    const { status, stderr } = spawnSync(process.execPath, ['ops/build-desk.ts'], { cwd: ROOT });
    if (status !== 0) throw new Error(`the screens were not built: ${stderr.toString()}`);
  } finally {
    client.release(true);
    await close();
  }
}

let screens: Promise<Screens> | undefined;

async function readFresh(): Promise<Screens> {
  await build();
  return readScreens(`${ROOT}apps/desk/build`);
}

/** The built screens of the desk, as they are now. */
export function builtScreens(): Promise<Screens> {
  return (screens ??= readFresh());
}
