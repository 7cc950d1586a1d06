import { migrate, openDatabase, openEmbeddedPostgres } from '@high-street/server';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { aDataDir } from './temp-folder.ts';

const log = pino({ enabled: false });

/** A database of the test's own, behind an address that stays as it is while its server is away. */
export async function openStoppableDatabase() {
  const dataDir = await aDataDir();
  const server = await openEmbeddedPostgres({ dataDir, log });
  const { host, port, user, password, database } = server.connection;
  const databaseUrl = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir, log });
  onTestFinished(close);
  await migrate(db, log);
  return {
    database: { db, pool },
    stop: () => server.close(),
    async startAgain(): Promise<void> {
      const again = await openEmbeddedPostgres({ dataDir, log });
      onTestFinished(again.close);
    },
  };
}
