import { randomBytes } from 'node:crypto';

import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

import type { LinkKey } from './booking-link.ts';

const NAME = 'booking-link';
const KEY_BYTES = 32;

/**
 * The key of the configured secret; without one a random key that is kept in the database. There, and not in DATA_DIR,
 * all replicas find it, and it goes where the bookings go that it opens.
 */
export async function readLinkKey(
  db: Kysely<Database>,
  secret: string | undefined,
): Promise<LinkKey> {
  if (secret !== undefined) return secret;
  await db
    .insertInto('signing_keys')
    .values({ name: NAME, key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return key;
}
