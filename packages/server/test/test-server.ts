import { rm } from 'node:fs/promises';

import { pino } from 'pino';

import { openEmbeddedPostgres } from '#/database/embedded/open-embedded-postgres.ts';

import { runAsSuperuser } from './run-as-superuser.ts';
import { makeTempFolder } from './temp-folder.ts';

/** A server that lives as long as a run of tests. */
export type TestServer = { url: string; stop(): Promise<void> };

/** Starts an empty embedded server in a temporary folder; `stop` ends it and removes its files. */
export async function startTestServer(): Promise<TestServer> {
  const temp = await makeTempFolder();
  const log = pino({ enabled: false });
  try {
    const server = await openEmbeddedPostgres({ dataDir: `${temp.path}/data`, log });
    // Each test has a database of its own; beyond that the role is what the services have.
    await runAsSuperuser(server, `alter role ${server.connection.user} createdb`);
    const { host, port, user, password, database } = server.connection;
    const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
    return {
      url,
      async stop() {
        await server.close();
        await rm(server.dataFolder, { recursive: true, force: true });
        await temp.remove();
      },
    };
  } catch (error) {
    await temp.remove();
    throw error;
  }
}
