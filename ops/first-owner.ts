import { inviteFirstOwner } from '@high-street/people';
import { systemClock, withDatabase } from '@high-street/server';

import type { StartConfig } from './start-config.ts';

/**
 * The link by which the first owner comes into the desk at `deskUrl`; one that was made before ends. Null once there is
 * an owner. It is for the terminal alone: whoever reads it comes in.
 */
export async function makeFirstOwnerLink(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: StartConfig,
  deskUrl: string,
): Promise<string | null> {
  return withDatabase({ databaseUrl, dataDir, maxConnections: 2 }, async ({ db }) => {
    const made = await inviteFirstOwner({ db, clock: systemClock });
    return made === null ? null : `${deskUrl}/invitation/${made.token}`;
  });
}
