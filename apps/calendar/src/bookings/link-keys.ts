import { randomBytes } from 'node:crypto';

import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

import type { LinkKeys } from './booking-link.ts';

const NAME = 'booking-link';
const KEY_BYTES = 32;

/** The owner's secret, and the one that it has replaced. */
type Secrets = {
  readonly BOOKING_SECRET?: string | undefined;
  readonly BOOKING_SECRET_BEFORE?: string | undefined;
};

async function findKept(db: Kysely<Database>): Promise<Buffer | undefined> {
  const kept = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return kept?.key;
}

async function keepRandom(db: Kysely<Database>): Promise<Buffer> {
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

/**
 * What links are signed with: the configured secret; without one a random key that is kept in the database. There, and
 * not in DATA_DIR, all replicas find it, and it goes where the bookings go that it opens. Links that were signed with the
 * secret before, or with the kept key before there was a secret, go on opening.
 */
export async function readLinkKeys(
  db: Kysely<Database>,
  { BOOKING_SECRET: secret, BOOKING_SECRET_BEFORE: before }: Secrets,
): Promise<LinkKeys> {
  const earlier = before === undefined ? [] : [before];
  if (secret === undefined) return { signing: await keepRandom(db), earlier };
  const kept = await findKept(db);
  return { signing: secret, earlier: kept ? [...earlier, kept] : earlier };
}
