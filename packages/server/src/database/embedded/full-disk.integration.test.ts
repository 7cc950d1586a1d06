import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { query } from '../../../test/embedded-folder.ts';
import { aSmallDisk, fillDisk } from '../../../test/small-disk.ts';
import { type Clock, systemClock } from '#/clock/clock.ts';
import { openEmbeddedPostgres } from '#/database/embedded/open-embedded-postgres.ts';

/** More than a server is tried again with at a growing pace. */
const STARTS = 30;
const LONGEST_WAIT_MS = 1_000;

/** Short waits are over at once, and long ones never end. */
const impatientClock: Clock = {
  now: systemClock.now,
  sleep: (ms, signal) => systemClock.sleep(ms > LONGEST_WAIT_MS ? 2 ** 30 : 1, signal),
};

test('a server that a full disk ended is started again within a second of the room, however long that took', async (context) => {
  const disk = await aSmallDisk(context);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const dataDir = join(disk, 'data');
  const server = await openEmbeddedPostgres({ dataDir, log, clock: impatientClock });
  onTestFinished(server.close);
  await query(server.connection, 'create table kept as select 42 as answer');
  const count = (text: string) => lines.filter((line) => line.includes(text)).length;

  await fillDisk(disk);
  const begunAt = performance.now();
  // Its write-ahead log cannot grow, so that it ends. Short records leave too little of the last file for a recovery.
  const growLog = `do $$ begin for i in 1..10000000 loop perform pg_logical_emit_message(true, '', '-'); end loop; end $$`;
  await expect(query(server.connection, growLog)).rejects.toThrow(/./);
  const before = count('starting the embedded');
  const starts = () => count('starting the embedded');
  await expect.poll(starts, { timeout: 240_000 }).toBeGreaterThan(before + STARTS);
  await rm(join(disk, 'ballast'));

  const readKept = () => query(server.connection, 'select answer from kept');
  await expect.poll(readKept).toEqual([{ answer: 42 }]);
  // Whoever watches is told why: at once, and then every half a minute.
  const halfMinutes = Math.floor((performance.now() - begunAt) / 30_000);
  expect(count('does not come back')).toBeLessThanOrEqual(2 + halfMinutes);
});
