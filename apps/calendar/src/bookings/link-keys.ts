import { findKeptKey, KEPT_KEYS, readKeptKey, type Database } from '@high-street/server';
import type { Kysely } from 'kysely';

import type { LinkKeys } from './booking-link.ts';

/** The owner's secret, and the one that it has replaced. */
type Secrets = {
  readonly BOOKING_SECRET?: string | undefined;
  readonly BOOKING_SECRET_BEFORE?: string | undefined;
};

/**
 * What links are signed with: the configured secret; without one a random key that is kept in the database. Links that
 * were signed with the secret before, or with the kept key before there was a secret, go on opening.
 */
export async function readLinkKeys(
  db: Kysely<Database>,
  { BOOKING_SECRET: secret, BOOKING_SECRET_BEFORE: before }: Secrets,
): Promise<LinkKeys> {
  const earlier = before === undefined ? [] : [before];
  if (secret === undefined)
    return { signing: await readKeptKey(db, KEPT_KEYS.bookingLinks), earlier };
  const kept = await findKeptKey(db, KEPT_KEYS.bookingLinks);
  return { signing: secret, earlier: kept ? [...earlier, kept] : earlier };
}
