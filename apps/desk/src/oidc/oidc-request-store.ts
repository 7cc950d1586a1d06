import { createHash } from 'node:crypto';

import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

/** Long enough to sign in at the provider with a second factor. */
const LIFETIME_MS = 10 * 60_000;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A person on the way to the provider and back. */
export type OidcRequest = {
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Who has to be proved to be there; null where anybody who was invited may sign in. */
  readonly personId: string | null;
  /** The path of the desk that was wanted. */
  readonly to: string;
};

/** What tells a request from others, and when it is made or its browser comes back. */
type Key = { readonly state: string; readonly browserToken: string; readonly at: Date };
type OpenRequest = OidcRequest & Key;

/** The requests that are open. */
export type OidcRequestStore = ReturnType<typeof createOidcRequestStore>;

/** Why no browser could take a request of this state. */
async function explainMiss(db: Kysely<Database>, state: string, at: Date) {
  const other = await db
    .selectFrom('oidc_requests')
    .select('state_hash')
    .where('state_hash', '=', digest(state))
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return other === undefined ? 'unknown_state' : 'other_browser';
}

/** Keeps what one browser has to come back with. States and browsers are stored as SHA-256. */
export function createOidcRequestStore(db: Kysely<Database>) {
  return {
    async open({ state, browserToken, at, ...request }: OpenRequest): Promise<void> {
      await db
        .insertInto('oidc_requests')
        .values({
          state_hash: digest(state),
          browser_hash: digest(browserToken),
          nonce: request.nonce,
          code_verifier: request.codeVerifier,
          person_id: request.personId,
          to_path: request.to,
          created_at: at,
          expires_at: new Date(at.getTime() + LIFETIME_MS),
        })
        .execute();
    },

    /** Takes an open request, once however often it is asked for at the same moment; says what is wrong where there is none. */
    async take({
      state,
      browserToken,
      at,
    }: Key): Promise<(OidcRequest & Pick<Key, 'at'>) | 'unknown_state' | 'other_browser'> {
      const taken = await db
        .deleteFrom('oidc_requests')
        .where('state_hash', '=', digest(state))
        .where('browser_hash', '=', digest(browserToken))
        .where('expires_at', '>', at)
        .returning(['nonce', 'code_verifier', 'person_id', 'to_path', 'created_at'])
        .executeTakeFirst();
      if (taken !== undefined) {
        return {
          nonce: taken.nonce,
          codeVerifier: taken.code_verifier,
          personId: taken.person_id,
          to: taken.to_path,
          at: taken.created_at,
        };
      }
      return explainMiss(db, state, at);
    },
  };
}
