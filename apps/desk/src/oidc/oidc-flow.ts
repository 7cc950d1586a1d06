import type { Clock } from '@high-street/server';
import { isSameAddress } from '@high-street/server/mailbox';
import type { FastifyBaseLogger } from 'fastify';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

import type { OidcAccountStore } from './oidc-account-store.ts';
import type { OidcProvider } from './oidc-provider.ts';
import { describeFailure, explainRefusal, type OidcRefusal, Refused } from './oidc-refusal.ts';
import type { OidcRequestStore } from './oidc-request-store.ts';
import { readPerson } from './read-person.ts';

const SCOPE = 'openid email';
const REFUSED = 'signing in by OpenID Connect was refused';
/** Of these the provider or a setting is the cause, and nobody may be able to come in until it is gone. */
const FAULTS: readonly OidcRefusal[] = ['provider_away', 'code_refused', 'wrong_answer'];

/** Why somebody is not let in; whose way it would have been and where to, as far as that is known. */
type RefusedWay = {
  readonly kind: 'refused';
  readonly reason: OidcRefusal;
  readonly personId: string | null;
  readonly to: string | null;
};

/** A browser that may set out for an address at the provider, or not. */
export type OidcStart = { readonly kind: 'away'; readonly url: URL } | RefusedWay;

/** What became of somebody who came back from the provider; who is in showed there who they are at `provedAt`. */
export type OidcOutcome =
  | {
      readonly kind: 'in';
      readonly personId: string;
      readonly to: string;
      readonly provedAt: Date;
    }
  | { readonly kind: 'proved'; readonly personId: string; readonly to: string }
  | RefusedWay;

/** What the way to the provider and back is made of. */
export type OidcFlowParts = {
  readonly provider: OidcProvider;
  /** Where the provider sends people back to, from `DESK_URL`. */
  readonly callbackUrl: URL;
  readonly requests: OidcRequestStore;
  readonly accounts: OidcAccountStore;
  /** Somebody who may sign in, by the mailbox of an address. */
  readonly findInvited: (
    email: string,
  ) => Promise<{ readonly id: string; readonly email: string } | null>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** A browser that sets out, the path that it wanted, and who has to be proved to be there, if somebody is signed in. */
type Start = {
  readonly browserToken: string;
  readonly to: string;
  readonly personId: string | null;
};

/** A browser that comes back, with the query that the provider gave it; the token is null where it has none. */
type Return = { readonly query: URLSearchParams; readonly browserToken: string | null };

/** Opens a request, and gives the address at the provider to which its browser sets out. */
async function openRequest(
  { provider, callbackUrl, requests, clock }: OidcFlowParts,
  { browserToken, to, personId }: Start,
): Promise<URL> {
  const configuration = await provider.find();
  const [state, nonce] = [randomState(), randomNonce()];
  const codeVerifier = randomPKCECodeVerifier();
  const at = clock.now();
  await requests.open({ state, browserToken, nonce, codeVerifier, personId, to, at });
  return buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl.href,
    scope: SCOPE,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(personId === null ? {} : { max_age: '0' }),
  });
}

/** Finds the person here who is the one there. */
async function recognise(
  { accounts, findInvited, clock }: OidcFlowParts,
  { email, subject, issuer }: Awaited<ReturnType<typeof readPerson>>,
  wanted: string | null,
): Promise<string> {
  const person = await findInvited(email);
  if (person === null || !isSameAddress(person.email, email)) throw new Refused('not_invited');
  if (wanted !== null && wanted !== person.id) throw new Refused('other_person');
  const at = clock.now();
  const isTheirs = await accounts.claim({ personId: person.id, issuer, subject, at });
  if (!isTheirs) throw new Refused('other_account');
  return person.id;
}

/** The way to the provider and back. */
export type OidcFlow = ReturnType<typeof createOidcFlow>;

/**
 * The authorisation code flow with PKCE, state and nonce, which are good for one return of one browser within ten minutes.
 * A person comes in by a verified address that is theirs here letter by letter, and from then on by the account with which
 * they first came. A proof asks the provider to have the person sign in again, and counts no earlier sign-in. Coming in
 * does not ask it, so it is no proof but where the provider dates its sign-in.
 */
export function createOidcFlow(parts: OidcFlowParts) {
  const { provider, callbackUrl, requests, clock, log } = parts;

  function refuse(error: unknown, way: Pick<RefusedWay, 'personId' | 'to'>): RefusedWay {
    const reason = error instanceof Refused ? error.reason : explainRefusal(error);
    const isFault = FAULTS.includes(reason);
    // The next one asks anew where the provider is.
    if (isFault) provider.forget();
    log[isFault ? 'warn' : 'info']({ reason, ...describeFailure(error) }, REFUSED);
    return { kind: 'refused', reason, ...way };
  }

  return {
    /** The address at the provider to which a browser sets out, or why it cannot. */
    async start(start: Start): Promise<OidcStart> {
      const { personId, to } = start;
      try {
        return { kind: 'away', url: await openRequest(parts, start) };
      } catch (error) {
        return refuse(error, { personId, to });
      }
    },

    /** Who came back, by the query with which the provider sent them; a return is good once. */
    async finish({ query, browserToken }: Return): Promise<OidcOutcome> {
      const nowhere = { personId: null, to: null };
      const [state, ...more] = query.getAll('state');
      if (state === undefined || more.length > 0) {
        return refuse(new Refused('unknown_state'), nowhere);
      }
      const at = clock.now();
      // No browser that set out has no token.
      const request = await requests.take({ state, browserToken: browserToken ?? '', at });
      if (typeof request === 'string') return refuse(new Refused(request), nowhere);

      const { personId: wanted, to } = request;
      try {
        const url = new URL(`?${query.toString()}`, callbackUrl);
        const age = Math.ceil((at.getTime() - request.at.getTime()) / 1_000);
        const configuration = await provider.find();
        const found = await readPerson({ configuration, url, state, request, age });
        const personId = await recognise(parts, found, wanted);
        if (wanted !== null) return { kind: 'proved', personId, to };
        // Its clock may be ahead of this one.
        const provedAt = new Date(Math.min(found.signedInAt * 1_000, at.getTime()));
        return { kind: 'in', personId, to, provedAt };
      } catch (error) {
        return refuse(error, { personId: wanted, to });
      }
    },
  };
}
