import { createLog, openDatabase, openEmbeddedPostgres } from '@high-street/server';

import { killDatabase } from '../../apps/api/test/kill-database.ts';
import { waitUntil } from './wait-until.ts';

/** A PostgreSQL in a process of its own, with its data in the folder; `url` is what services are given. */
export async function startPostgres(folder: string, maxConnections = 2) {
  const dataDir = `${folder}/data`;
  const log = createLog('silent');
  const server = await openEmbeddedPostgres({ dataDir, log });
  const { host, port, user, password, database } = server.connection;
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const open = await openDatabase({ databaseUrl: url, dataDir, log, maxConnections });
  /** When the server that answers was started; null while none does. */
  const startedAt = () =>
    open.pool.query<{ at: string }>('select pg_postmaster_start_time()::text as at').then(
      ({ rows }) => rows[0]?.at ?? null,
      () => null,
    );

  return {
    url,
    open,
    /** Ends the server at once or in good order; whoever keeps it in use brings it back. */
    restart: async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
      const before = await startedAt();
      await killDatabase(server.dataFolder, signal);
      await waitUntil('the database answers again', async () => {
        const now = await startedAt();
        return now !== null && now !== before;
      });
    },
    close: async (): Promise<void> => {
      await open.close();
      await server.close();
    },
  };
}
