import type { Passkeys } from '@high-street/people';

import type { Visit } from '#/visit/index.ts';

import { browserOf, type Attempts, type Limited, type SignInResult } from './attempt.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** What the ways with passkeys work with. */
export type PasskeyWayParts = {
  readonly passkeys: Passkeys;
  readonly limits: Pick<SignInLimits, 'countPasskey' | 'countChallenge'>;
};

/** What a browser needs to ask for a passkey, or that it was asked for too often. */
export type PasskeyAsked = Limited | Awaited<ReturnType<Passkeys['signInOptions']>>;

/** Signing in and proving by a passkey, each in two calls of a script. */
export function createPasskeyWays(
  { passkeys, limits }: PasskeyWayParts,
  { refuse, enter, prove }: Attempts,
) {
  return {
    /** What a browser needs to ask for a passkey of whoever sits there. */
    async readPasskeyOptions(visit: Visit): Promise<PasskeyAsked> {
      const limit = await limits.countChallenge(visit.addressGroup);
      if (limit) return refuse(visit, 'passkey', limit);
      return passkeys.signInOptions({ browserToken: visit.keepBrowser() });
    },

    /** Signs in by the answer of a passkey. */
    usePasskey: (visit: Visit, response: unknown): Promise<SignInResult> =>
      enter({
        visit,
        way: 'passkey',
        count: limits.countPasskey(visit.addressGroup),
        judge: () => passkeys.signIn({ ...browserOf(visit), response }),
      }),

    /** What a browser needs to ask for a passkey of the person who is signed in. */
    readProofOptions: (visit: Visit): Promise<PasskeyAsked> =>
      passkeys.proveOptions({ person: visit.me.person, browserToken: visit.keepBrowser() }),

    /** Proves by a passkey that it is still the same person. */
    proveByPasskey(visit: Visit, response: unknown): Promise<SignInResult> {
      const { person } = visit.me;
      const browser = browserOf(visit);
      return prove({
        visit,
        way: 'passkey',
        count: limits.countPasskey(visit.addressGroup),
        judge: () => passkeys.prove({ ...browser, person, response }),
      });
    },
  };
}
