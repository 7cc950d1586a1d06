import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from './schema.ts';

const KEY_BYTES = 32;

/** The names of the keys that services make for themselves. */
export const KEPT_KEYS = {
  bookingLinks: 'booking-link',
  forms: 'form-token',
  desk: 'desk',
  enquiryLinks: 'enquiry-link',
} as const;

type KeptKey = (typeof KEPT_KEYS)[keyof typeof KEPT_KEYS];

/** The key that a service made under that name when the owner had set none, if it ever did. */
export async function findKeptKey(
  db: Kysely<Database>,
  name: KeptKey,
): Promise<Buffer | undefined> {
  const kept = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirst();
  return kept?.key;
}

/**
 * A random key of that name that is kept in the database, made by the first process that asks. There, and not in
 * DATA_DIR, all replicas find it, and it goes where the rows go that it is about.
 */
export async function readKeptKey(db: Kysely<Database>, name: KeptKey): Promise<Buffer> {
  const kept = await findKeptKey(db, name);
  if (kept) return kept;
  await db
    .insertInto('signing_keys')
    .values({ name, key: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return key;
}
