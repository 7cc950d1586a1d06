import { realpath } from 'node:fs/promises';

import pg from 'pg';

import { errorCode, errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const NOBODY_LISTENS = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];
const WRONG_PASSWORD = ['28P01', '28000'];

/** How to reach a server by its socket folder; fits `pg.Client` and `pg.Pool`. */
export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** Either a session, or why there is none: nobody listens, or somebody does and is not ready. */
export type ConnectAttempt =
  { state: 'connected'; client: pg.Client } | { state: 'absent' | 'not ready'; reason: string };

/** Tries once to reach the server of these files; throws StartupError when the server there is not ours. */
export async function tryConnect(
  connection: EmbeddedConnection,
  cluster: string,
): Promise<ConnectAttempt> {
  const client = createClient(connection);
  try {
    await client.connect();
    await checkFolder(client, cluster);
    return { state: 'connected', client };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof StartupError) throw error;
    return explain(error, connection.host);
  }
}

/** A client that is not connected yet. */
export function createClient(connection: EmbeddedConnection): pg.Client {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'high-street server in use',
  });
  // A lost session is noticed by its 'end' event; an 'error' nobody hears would end the process.
  client.on('error', () => undefined);
  return client;
}

async function checkFolder(client: pg.Client, cluster: string): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  const found = rows[0]?.data_directory ?? '';
  if ((await realpath(found).catch(() => found)) === cluster) return;
  throw new StartupError(
    'POSTGRES_NOT_STARTED',
    `The server on the socket of ${cluster} keeps its data in ${found}. Stop that server and start again.`,
  );
}

function explain(error: unknown, socketFolder: string): ConnectAttempt {
  const code = errorCode(error) ?? '';
  if (WRONG_PASSWORD.includes(code)) {
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The database in ${socketFolder} refuses the password in the file postgres-password. Restore that file from the backup.`,
    );
  }
  return {
    state: NOBODY_LISTENS.includes(code) ? 'absent' : 'not ready',
    reason: errorText(error),
  };
}
