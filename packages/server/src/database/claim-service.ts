import { setTimeout as wait } from 'node:timers/promises';

import type pg from 'pg';

import { StartupError } from '#/error/startup-error.ts';

const TRIES = 10;
/** A process that was killed a moment ago still holds its claim until the database notices. */
const TRY_AGAIN_MS = 200;

async function tryToClaim(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ isClaimed: boolean }>(
    `select pg_try_advisory_lock(hashtextextended($1, 0)) as "isClaimed"`,
    [`service ${name}`],
  );
  return rows[0]?.isClaimed === true;
}

/**
 * Claims the data folder for the one running copy of a service, and resolves to what gives it back; throws a
 * StartupError when another copy has it. Ends by itself when the process dies.
 */
export async function claimService(
  pool: pg.Pool,
  { name, dataDir }: { name: string; dataDir: string },
): Promise<() => Promise<void>> {
  const client = await pool.connect();
  for (let tried = 1; tried <= TRIES; tried += 1) {
    if (await tryToClaim(client, name)) return async () => client.release(true);
    await wait(TRY_AGAIN_MS);
  }
  client.release();
  throw new StartupError(
    'ALREADY_RUNNING',
    `Another copy of the product runs on the data folder ${dataDir}. Stop that one, set DATA_DIR to a folder of this copy's own, or let both use one server by DATABASE_URL.`,
  );
}
