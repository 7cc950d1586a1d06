import type { Kysely } from 'kysely';

import { findKeptKey, KEPT_KEYS, readKeptKey } from '#/database/kept-key.ts';
import type { Database } from '#/database/schema.ts';

import type { LinkKeys } from './signed-link.ts';

/** The owner's secret, and the one that it has replaced. */
type Secrets = { readonly secret: string | undefined; readonly before: string | undefined };

/** What a service is told of the secret of enquiry links. */
type EnquirySecrets = {
  readonly ENQUIRY_SECRET?: string | undefined;
  readonly ENQUIRY_SECRET_BEFORE?: string | undefined;
};

/**
 * What links of a kind are signed with: the configured secret; without one a random key that is kept in the database.
 * Links that were signed with the secret before, or with the kept key before there was a secret, go on opening.
 */
export async function readLinkKeys(
  db: Kysely<Database>,
  kind: 'bookingLinks' | 'enquiryLinks',
  { secret, before }: Secrets,
): Promise<LinkKeys> {
  const earlier = before === undefined ? [] : [before];
  const name = KEPT_KEYS[kind];
  if (secret === undefined) return { signing: await readKeptKey(db, name), earlier };
  const kept = await findKeptKey(db, name);
  return { signing: secret, earlier: kept ? [...earlier, kept] : earlier };
}

/** What links to the pages of visitors are signed with, and what lets them book with their details filled in. */
export function readEnquiryKeys(
  db: Kysely<Database>,
  { ENQUIRY_SECRET: secret, ENQUIRY_SECRET_BEFORE: before }: EnquirySecrets,
): Promise<LinkKeys> {
  return readLinkKeys(db, 'enquiryLinks', { secret, before });
}
