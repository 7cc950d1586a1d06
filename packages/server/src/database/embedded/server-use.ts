import { DatabaseError } from 'pg';

import type { EmbeddedServer } from '#/database/embedded/embedded-server.ts';
import {
  connectOrStart,
  isRunning,
  type ServerSession,
} from '#/database/embedded/connect-or-start.ts';
import { readPostmasterFile } from '#/database/embedded/postmaster-file.ts';
import { connectAsService } from '#/database/embedded/service-role.ts';
import { withStartLock } from '#/database/embedded/start-lock.ts';

// Held shared by everybody who uses the server, in its database "postgres"; any fixed number does.
const USE_LOCK = 7_148_301_992_417;
const STOP_TIMEOUT_MS = 30_000;
const STOP_POLL_MS = 10;

/** Gets a session that marks the server as used for as long as it lives, starting the server if need be; throws StartupError. */
export async function joinServer(
  server: EmbeddedServer,
  prepare: () => Promise<void> = async () => undefined,
): Promise<ServerSession> {
  return withStartLock(server.dataFolder, server.clock, async () => {
    await prepare();
    const superuser = await connectOrStart(server);
    try {
      const session = await connectAsService(superuser);
      await session.client.query('select pg_advisory_lock_shared($1)', [USE_LOCK]);
      return session;
    } finally {
      await superuser.client.end();
    }
  });
}

/** The class of PostgreSQL's errors that say that the server ends (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const SERVER_ENDS = /^57P0/;

/** Gives the lock back, and says whether nobody else has it; false where the server went away with all its locks. */
async function giveUp({ client }: ServerSession): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USE_LOCK]);
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1) as alone',
      [USE_LOCK],
    );
    return rows[0]?.alone === true;
  } catch (error) {
    // Of a lost connection the driver tells itself.
    if (error instanceof DatabaseError && !SERVER_ENDS.test(error.code ?? '')) throw error;
    return false;
  }
}

/** Ends the use of the server and stops it if nobody else uses it. One that crashes meanwhile is left to itself. */
export async function leaveServer(server: EmbeddedServer, session: ServerSession): Promise<void> {
  await withStartLock(server.dataFolder, server.clock, async () => {
    if (await giveUp(session)) await stopServer(server);
  }).finally(() => session.client.end().catch(() => undefined));
}

async function stopServer(server: EmbeddedServer): Promise<void> {
  const file = await readPostmasterFile(server.cluster);
  if (file === undefined || !(await isRunning(server))) return;
  process.kill(file.pid, 'SIGINT');
  const deadline = server.clock.now().getTime() + STOP_TIMEOUT_MS;
  while ((await readPostmasterFile(server.cluster)) !== undefined && (await isRunning(server))) {
    if (server.clock.now().getTime() > deadline) {
      server.log.warn({ pid: file.pid }, 'the embedded PostgreSQL is slow to stop; left to itself');
      return;
    }
    await server.clock.sleep(STOP_POLL_MS);
  }
  server.log.info({ dataFolder: server.dataFolder }, 'stopped the embedded PostgreSQL');
}
