import { join } from 'node:path';

import type pg from 'pg';

import type { EmbeddedServer } from '#/database/embedded/embedded-server.ts';
import {
  isServed,
  readPostmasterFile,
  removeMisleadingLocks,
} from '#/database/embedded/postmaster-file.ts';
import { SOCKET_PORT } from '#/database/embedded/socket-folder.ts';
import {
  quoteServerLog,
  startPostmaster,
  type StartedPostmaster,
} from '#/database/embedded/start-postmaster.ts';
import { type EmbeddedConnection, tryConnect } from '#/database/embedded/try-connect.ts';
import { StartupError } from '#/error/startup-error.ts';

const READY_TIMEOUT_MS = 30_000;
const RETRY_MS = 15;
// What a killed server left behind may keep its successor out for a moment.
const START_ATTEMPTS = 3;

/** A session on the running server and the way it was reached. */
export type ServerSession = { client: pg.Client; connection: EmbeddedConnection };

/** Adopts the running server or starts it, and waits until it answers its superuser; throws StartupError after 30 s. Needs the start lock. */
export async function connectOrStart(server: EmbeddedServer): Promise<ServerSession> {
  const deadline = server.clock.now().getTime() + READY_TIMEOUT_MS;
  let started: StartedPostmaster | undefined;
  let attemptsLeft = START_ATTEMPTS;
  for (;;) {
    const connection = await currentConnection(server);
    const attempt = await tryConnect(connection, server.cluster);
    if (attempt.state === 'connected') return { client: attempt.client, connection };

    const ending = started?.ending();
    const isOver = ending !== undefined && attemptsLeft === 0;
    if (isOver || server.clock.now().getTime() > deadline) {
      throw await notStarted(server, ending ?? attempt.reason);
    }
    const mayStart = started === undefined || ending !== undefined;
    if (attempt.state === 'absent' && mayStart && !(await isRunning(server))) {
      attemptsLeft -= 1;
      started = await start(server);
    }
    await server.clock.sleep(ending === undefined ? RETRY_MS : RETRY_MS * 10);
  }
}

/** Says whether the server of these files runs, ready or not. */
export async function isRunning({ cluster }: EmbeddedServer): Promise<boolean> {
  return isServed(cluster);
}

async function start(server: EmbeddedServer): Promise<StartedPostmaster> {
  const socketLock = join(server.socketFolder, `.s.PGSQL.${SOCKET_PORT}.lock`);
  await removeMisleadingLocks(server.cluster, socketLock);
  server.log.info({ dataFolder: server.dataFolder }, 'starting the embedded PostgreSQL');
  return startPostmaster(server);
}

// A running server may listen in another folder than ours would: whoever started it had another TMPDIR.
async function currentConnection(server: EmbeddedServer): Promise<EmbeddedConnection> {
  const file = await readPostmasterFile(server.cluster);
  const host = file?.socketFolder ?? server.socketFolder;
  const { password } = server;
  return { host, port: SOCKET_PORT, user: 'postgres', password, database: 'postgres' };
}

async function notStarted(server: EmbeddedServer, reason: string): Promise<StartupError> {
  const lines = await quoteServerLog(server.dataFolder);
  return new StartupError(
    'POSTGRES_NOT_STARTED',
    `The embedded PostgreSQL in ${server.dataFolder} does not answer (${reason}). Its log ends: ${lines}. Fix that, or set DATABASE_URL to a server.`,
  );
}
