import type { PasskeyPurpose } from '@high-street/server';

import type { PeopleParts } from './people-parts.ts';
import { hashToken } from './secret.ts';

const GOOD_FOR_MS = 5 * 60 * 1000;

type Asked = {
  readonly challenge: string;
  readonly browserToken: string;
  readonly purpose: PasskeyPurpose;
  readonly personId: string | null;
};

/** Keeps a challenge for that browser, that purpose and that person. */
export async function keepChallenge(
  { db, clock }: PeopleParts,
  { challenge, browserToken, purpose, personId }: Asked,
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      browser_hash: hashToken(browserToken),
      purpose,
      person_id: personId,
      created_at: now,
      expires_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
}

/** Uses a challenge up; true if that browser was given it for that purpose and person, and had not used it. */
export async function takeChallenge(
  { db, clock }: PeopleParts,
  { challenge, browserToken, purpose, personId }: Asked,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('browser_hash', '=', hashToken(browserToken))
    .where('purpose', '=', purpose)
    .where('person_id', 'is not distinct from', personId)
    .where('expires_at', '>', clock.now())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
