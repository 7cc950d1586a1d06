import { createHash } from 'node:crypto';

import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

/** A person, and the account with which they come. */
type Claim = {
  readonly personId: string;
  readonly issuer: string;
  /** The provider's own name for the account, which it never gives to anybody else. */
  readonly subject: string;
  readonly at: Date;
};

/** Who is known by which account of which provider. */
export type OidcAccountStore = ReturnType<typeof createOidcAccountStore>;

/**
 * Keeps the account with which each person first came. An address can pass to somebody else at the provider; an account
 * cannot. Of the account's name only the SHA-256 is stored.
 */
export function createOidcAccountStore(db: Kysely<Database>) {
  return {
    /** Keeps the account of a person who has none yet, and says whether it is theirs. */
    async claim({ personId, issuer, subject, at }: Claim): Promise<boolean> {
      const subjectHash = createHash('sha256').update(subject).digest();
      await db
        .insertInto('oidc_accounts')
        .values({ person_id: personId, issuer, subject_hash: subjectHash, created_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await db
        .selectFrom('oidc_accounts')
        .select('person_id')
        .where('person_id', '=', personId)
        .where('issuer', '=', issuer)
        .where('subject_hash', '=', subjectHash)
        .executeTakeFirst();
      return kept !== undefined;
    },
  };
}
