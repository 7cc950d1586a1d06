import type { Database } from '@high-street/server';
import { readLinkKeys as readKeys, type LinkKeys } from '@high-street/server/links';
import type { Kysely } from 'kysely';

type Secrets = {
  readonly BOOKING_SECRET?: string | undefined;
  readonly BOOKING_SECRET_BEFORE?: string | undefined;
};

/** What links to bookings are signed with. */
export function readLinkKeys(
  db: Kysely<Database>,
  { BOOKING_SECRET: secret, BOOKING_SECRET_BEFORE: before }: Secrets,
): Promise<LinkKeys> {
  return readKeys(db, 'bookingLinks', { secret, before });
}
