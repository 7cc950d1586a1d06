import type { Logger } from 'pino';

import { openEmbeddedPostgres } from '#/database/embedded/open-embedded-postgres.ts';

import { runAsSuperuser } from './run-as-superuser.ts';

/** Makes the database of a data folder, and has it note from its next start what each statement costs, in pg_stat_statements. */
export async function collectStatements(dataDir: string, log: Logger): Promise<void> {
  const server = await openEmbeddedPostgres({ dataDir, log });
  await runAsSuperuser(server, `alter system set shared_preload_libraries = 'pg_stat_statements'`);
  await runAsSuperuser(server, `alter system set pg_stat_statements.track_planning = on`);
  await runAsSuperuser(server, `create extension pg_stat_statements`);
  await runAsSuperuser(
    server,
    `grant execute on function pg_stat_statements_reset to ${server.connection.user}`,
  );
  // Otherwise it sees nothing of what the server does in the background.
  await runAsSuperuser(server, `grant pg_read_all_stats to ${server.connection.user}`);
  await server.close();
}
