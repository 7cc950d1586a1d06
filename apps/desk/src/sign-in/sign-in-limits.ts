import { createQueue } from '@high-street/people';
import type { Clock, OpenDatabase } from '@high-street/server';
import {
  createCounters,
  createFailFastClient,
  limitKey,
  type Counter,
  type LimitSecret,
} from '@high-street/server/limits';
import { mailboxKey } from '@high-street/server/mailbox';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '#/config.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** From when on attempts are let through again, and whether passkeys are let through until then. */
export type Limit = { readonly until: Date; readonly letsPasskeysIn: boolean };

type Parts = {
  readonly pool: OpenDatabase['pool'];
  readonly config: Pick<
    Config,
    'DESK_SIGN_INS_PER_ADDRESS_HOUR' | 'DESK_SIGN_INS_PER_EMAIL_HOUR' | 'DESK_SIGN_INS_PER_MINUTE'
  >;
  /** Blinds what is counted; all replicas have the same one, so they count together. */
  readonly secret: LimitSecret;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/**
 * The limits on attempts to sign in, counted in the database for all replicas. Each gives null for an attempt that is let
 * through. Passkeys and what a provider has signed cannot be guessed, so
 * that of everybody together does not count them: a flood of codes keeps nobody out who has one.
 */
export function createSignInLimits({ pool, config, secret, clock, log }: Parts) {
  const client = createFailFastClient(pool, {
    clock,
    onAway: (error) => log.warn({ err: error }, 'sign-ins are counted in this process alone'),
  });
  const counters = createCounters({ client, clock, log });

  const hourly = (name: string, whose: string, most: number): Counter => ({
    key: `${name}:${limitKey(secret, name, whose)}`,
    most,
    seconds: HOUR_S,
  });
  const ofAddress = (addressGroup: string) =>
    hourly('sign-in-address', addressGroup, config.DESK_SIGN_INS_PER_ADDRESS_HOUR);
  const ofChallenges = (addressGroup: string) =>
    hourly('sign-in-challenges', addressGroup, config.DESK_SIGN_INS_PER_ADDRESS_HOUR);
  const ofEmail = (email: string) =>
    hourly('sign-in-email', mailboxKey(email), config.DESK_SIGN_INS_PER_EMAIL_HOUR);
  const ofAll: Counter = {
    key: 'sign-in:all',
    most: config.DESK_SIGN_INS_PER_MINUTE,
    seconds: MINUTE_S,
  };

  // In turn: of a flood only the first ones ask the database, and those after them are known to be too many.
  const inTurn = createQueue();

  /** The counter of the address comes before all others, as what it refuses is no passkey's either. */
  async function count(address: Counter, ...others: readonly Counter[]): Promise<Limit | null> {
    const refusal = await inTurn(() => counters.count([address, ...others]));
    if (refusal === null) return null;
    const until = new Date(clock.now().getTime() + refusal.waitMs);
    return { until, letsPasskeysIn: refusal.place > 0 };
  }

  return {
    /** Counts a mail that is asked for, by where from, by its mailbox in any spelling, and by all together. */
    countMail: ({ addressGroup, email }: { addressGroup: string; email: string }) =>
      count(ofAddress(addressGroup), ofEmail(email), ofAll),

    /** Counts a link, a code or an invitation that is used. */
    countAttempt: (addressGroup: string) => count(ofAddress(addressGroup), ofAll),

    /** Counts the use of a passkey, or of a sign-in provider. */
    countPasskey: (addressGroup: string) => count(ofAddress(addressGroup)),

    /** Counts a challenge that is asked for, of which each is stored: apart, as the passkey that signs it counts itself. */
    countChallenge: (addressGroup: string) => count(ofChallenges(addressGroup)),
  };
}

/** The limits on attempts to sign in. */
export type SignInLimits = ReturnType<typeof createSignInLimits>;
