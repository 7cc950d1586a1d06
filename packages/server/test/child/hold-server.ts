import { pino } from 'pino';

import { openEmbeddedPostgres } from '#/database/embedded/open-embedded-postgres.ts';

// Opens the server of the folder in argv, reports it to the parent and holds it until told to close.
try {
  const log = pino({ enabled: false });
  const server = await openEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log });
  process.once('message', () => void server.close().then(() => process.disconnect()));
  process.send?.({ connection: server.connection, dataFolder: server.dataFolder });
} catch (error) {
  process.send?.({ failure: error instanceof Error ? error.message : String(error) });
  process.disconnect();
}
