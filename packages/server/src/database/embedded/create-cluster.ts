import { spawn } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { hasCluster } from '#/database/embedded/data-place.ts';
import { flushPath } from '#/database/embedded/durable-files.ts';
import { type EmbeddedServer, SERVER_ENVIRONMENT } from '#/database/embedded/embedded-server.ts';
import { passwordFile } from '#/database/embedded/password.ts';
import { errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/**
 * Makes the empty PostgreSQL of a data folder that has none, complete or not at all, so that not even a power loss takes
 * it away; throws StartupError. Needs the start lock.
 */
export async function createCluster(server: EmbeddedServer): Promise<void> {
  if (hasCluster(server.dataFolder)) await checkVersion(server);
  else await makeCluster(server);
  // Also when the process that made it was killed before it could.
  await flushPath(server.dataFolder);
}

async function makeCluster(server: EmbeddedServer): Promise<void> {
  const unfinished = `${server.cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (server.account.uid !== undefined) {
    await chown(unfinished, server.account.uid, server.account.gid ?? 0);
  }
  // initdb flushes what it makes.
  await runInitdb(server, unfinished);
  await rename(unfinished, server.cluster);
}

async function runInitdb(server: EmbeddedServer, folder: string): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile(server.dataFolder)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ];
  const failure = await run(join(server.native, 'bin', 'initdb'), options, server);
  if (failure === undefined) return;
  throw new StartupError(
    'POSTGRES_NOT_STARTED',
    `PostgreSQL could not make its files in ${folder}: ${failure}. Fix that, or set DATABASE_URL to a server.`,
  );
}

async function run(
  program: string,
  options: string[],
  server: EmbeddedServer,
): Promise<string | undefined> {
  const child = spawn(program, options, {
    ...server.account,
    cwd: '/',
    detached: true,
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<string | undefined>((done) => {
    child.once('error', (error) => done(errorText(error)));
    child.once('close', (code, signal) =>
      done(code === 0 ? undefined : `ended with ${code ?? signal}`),
    );
  });
  const complaint = await text(child.stderr);
  const ending = await ended;
  return ending === undefined ? undefined : complaint.trim() || ending;
}

async function checkVersion(server: EmbeddedServer): Promise<void> {
  const found = (await readFile(join(server.cluster, 'PG_VERSION'), 'utf8')).trim();
  if (found === '18') return;
  throw new StartupError(
    'DATA_FOLDER_UNUSABLE',
    `${server.cluster} was made by PostgreSQL ${found} and this product runs 18. Restore a backup into an empty DATA_DIR.`,
  );
}
