import { appendFile, readFile, stat } from 'node:fs/promises';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { aDataDir, query } from '../../../test/embedded-folder.ts';
import { systemClock } from '#/clock/clock.ts';
import { openEmbeddedPostgres } from '#/database/embedded/open-embedded-postgres.ts';
import { MAX_LOG_BYTES, serverLog } from '#/database/embedded/start-postmaster.ts';

/** The machine's own, with nothing that takes longer than a moment. */
const hasty = {
  ...systemClock,
  sleep: (ms: number, signal?: AbortSignal) => systemClock.sleep(Math.min(ms, 10), signal),
};

test('the log of a server that goes on for years stays short, and the server goes on writing it', async () => {
  const log = pino({ enabled: false });
  const server = await openEmbeddedPostgres({ dataDir: await aDataDir(), log, clock: hasty });
  onTestFinished(server.close);
  const file = serverLog(server.dataFolder);

  await appendFile(file, 'x'.repeat(MAX_LOG_BYTES + 1));

  await expect.poll(async () => (await stat(file)).size).toBeLessThan(MAX_LOG_BYTES);
  await query(server.connection, 'select a_mistake').catch(() => undefined);
  const before = await stat(`${file}.1`);
  expect(before.size).toBeGreaterThan(MAX_LOG_BYTES);
  expect(before.mode & 0o777).toBe(0o600);
  await expect.poll(() => readFile(file, 'utf8')).toContain('a_mistake');
  expect((await stat(file)).size).toBeLessThan(MAX_LOG_BYTES / 10);
});
