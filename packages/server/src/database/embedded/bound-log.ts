import { copyFile, stat, truncate } from 'node:fs/promises';

import type { EmbeddedServer } from '#/database/embedded/embedded-server.ts';
import { withStartLock } from '#/database/embedded/start-lock.ts';
import { MAX_LOG_BYTES, serverLog } from '#/database/embedded/start-postmaster.ts';

const LOOK_EVERY_MS = 10_000;

async function isTooLong(file: string): Promise<boolean> {
  return (await stat(file)).size > MAX_LOG_BYTES;
}

/** Empties the log of a running server once it is too long, after keeping what it holds as the one before. */
async function shorten({ dataFolder, clock }: EmbeddedServer): Promise<void> {
  const file = serverLog(dataFolder);
  if (!(await isTooLong(file))) return;
  await withStartLock(dataFolder, clock, async () => {
    // Another process that uses the server may have done it.
    if (!(await isTooLong(file))) return;
    await copyFile(file, `${file}.1`);
    // The server goes on at the end of what is there: it has the file open for appending.
    await truncate(file);
  });
}

/** Keeps the server's log within its bounds until the signal aborts, however long the server runs. */
export async function boundLog(server: EmbeddedServer, signal: AbortSignal): Promise<void> {
  for (;;) {
    await server.clock.sleep(LOOK_EVERY_MS, signal).catch(() => undefined);
    if (signal.aborted) return;
    await shorten(server).catch((error: unknown) => {
      server.log.warn({ err: error }, 'the log of the embedded PostgreSQL cannot be shortened');
    });
  }
}
