import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { type EmbeddedServer, SERVER_ENVIRONMENT } from '#/database/embedded/embedded-server.ts';
import { SOCKET_PORT } from '#/database/embedded/socket-folder.ts';
import { errorText } from '#/error/error-code.ts';

/** The server's log and the one before it are about so long at most. */
export const MAX_LOG_BYTES = 10_000_000;
const QUOTED_LINES = 4;

type ServerFiles = Pick<
  EmbeddedServer,
  'dataFolder' | 'account' | 'cluster' | 'socketFolder' | 'native'
>;

/** A server that was told to start; `ending` says how it ended, undefined while it runs. */
export type StartedPostmaster = { ending(): string | undefined };

/** Starts the server on its own, so that neither Ctrl-C nor the death of this process ends it. Needs the start lock. */
export async function startPostmaster(server: ServerFiles): Promise<StartedPostmaster> {
  const logFile = serverLog(server.dataFolder);
  await keepLogShort(logFile);
  const output = await open(logFile, 'a', 0o600);
  let ending: string | undefined;
  try {
    const child = spawn(join(server.native, 'bin', 'postgres'), serverOptions(server), {
      ...server.account,
      cwd: '/',
      detached: true,
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', output.fd, output.fd],
    });
    child.once('error', (error) => (ending = errorText(error)));
    child.once('exit', (code, signal) => (ending = `ended with ${code ?? signal}`));
    child.unref();
  } finally {
    await output.close();
  }
  return { ending: () => ending };
}

/** Where the server writes its own log. */
export function serverLog(dataFolder: string): string {
  return join(dataFolder, 'postgres.log');
}

/** Gives the last lines of the server's log as one line. */
export async function quoteServerLog(dataFolder: string): Promise<string> {
  const log = await readFile(serverLog(dataFolder), 'utf8').catch(() => '');
  return log.trim().split('\n').slice(-QUOTED_LINES).join(' | ');
}

function serverOptions({ cluster, socketFolder }: ServerFiles): string[] {
  const place = ['-D', cluster, '-k', socketFolder, '-p', String(SOCKET_PORT)];
  return [...place, '-c', 'listen_addresses=', '-c', 'unix_socket_permissions=0700'];
}

async function keepLogShort(file: string): Promise<void> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
}
