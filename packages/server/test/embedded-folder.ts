import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';

import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#/database/embedded/open-embedded-postgres.ts';
import { isPostmasterOf, readPostmasterFile } from '#/database/embedded/postmaster-file.ts';
import type { EmbeddedConnection } from '#/database/embedded/try-connect.ts';

import { makeTempFolder } from './temp-folder.ts';

/** Gives the path of a data folder that is not there yet; its server and its files go when the test ends. */
export async function aDataDir(name = 'data'): Promise<string> {
  const temp = await makeTempFolder();
  const dataDir = join(temp.path, name);
  onTestFinished(async () => {
    await killServer(dataDir);
    await temp.remove();
  });
  return dataDir;
}

/** Opens the server for the length of the test. */
export async function openForTest(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres({ dataDir, log: pino({ enabled: false }) });
  if (server.dataFolder !== dataDir) {
    onTestFinished(() => rm(server.dataFolder, { recursive: true, force: true }));
  }
  onTestFinished(server.close);
  return server;
}

/** Runs one statement on a connection of its own and gives the rows. */
export async function query(connection: EmbeddedConnection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  // The statement rejects as well where the server ends; without a listener the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Gives the process number of the folder's running server; undefined when none runs. */
export async function runningPid(dataFolder: string): Promise<number | undefined> {
  const cluster = join(dataFolder, 'postgres');
  const file = await readPostmasterFile(cluster);
  return file !== undefined && (await isPostmasterOf(file.pid, cluster)) ? file.pid : undefined;
}

/** Kills the folder's server as a power cut would, and waits until it is gone. */
export async function killServer(dataFolder: string): Promise<void> {
  const pid = await runningPid(dataFolder);
  if (pid === undefined) return;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => runningPid(dataFolder)).not.toBe(pid);
}
