import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import { systemClock, type Clock } from '#/clock/clock.ts';
import type { OpenDatabase } from '#/database/open-database.ts';

import { addressGroup } from './address-group.ts';
import { createBriefClient } from './brief-client.ts';
import { createLimit, LIMITS_TABLE, type Limit } from './limit.ts';
import { LimitError } from './limit-error.ts';
import { limitKey, type LimitSecret } from './limit-key.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ALL = 'all';

/** What is limited, and how much of it is let through. */
export type LimitSettings = {
  /** What comes in; each kind is counted for itself. */
  readonly kind: 'lead' | 'booking';
  /** Calls of any sort that one address may make. */
  readonly callsPerMinute: number;
  readonly perAddressHour: number;
  readonly perEmailDay: number;
  /** From everybody together. */
  readonly perMinute: number;
};

type Parts = {
  readonly pool: OpenDatabase['pool'];
  readonly settings: LimitSettings;
  /** Blinds what is counted; replicas need the same one to count together. */
  readonly secret: LimitSecret;
  readonly log: FastifyBaseLogger;
  /** The machine's own when absent. */
  readonly clock?: Clock;
};

/** Where a lead or a booking comes from. */
type Source = { readonly address: string; readonly email: string };

/**
 * The limits on how often calls, and leads or bookings, may come. They are counted in the database for all replicas; while it is away
 * each replica counts for itself, and no call waits for longer than a second or fails because of it.
 */
export function createLimits({ pool, settings, secret, log, clock = systemClock }: Parts) {
  const { kind, callsPerMinute, perAddressHour, perEmailDay, perMinute } = settings;
  const client = createBriefClient(pool, {
    clock,
    onAway: (error) => log.warn({ err: error }, 'limits are counted in this process alone'),
  });
  const limitOf = (name: string, most: number, seconds: number) =>
    createLimit({ name, most, seconds }, { client, log });
  const calls = limitOf(`${kind}-call`, callsPerMinute, MINUTE);
  const ofAddress = limitOf(`${kind}-address`, perAddressHour, HOUR);
  const ofEmail = limitOf(`${kind}-email`, perEmailDay, DAY);
  const ofAll = limitOf(kind, perMinute, MINUTE);

  async function refuseOver(limit: Limit, key: string): Promise<void> {
    const waitMs = await limit.take(key);
    if (waitMs === null) return;
    throw new LimitError('too_many_requests', `over the limit ${limit.name}`, waitMs);
  }

  return {
    /** Refuses a call beyond those that one address may make in a minute. A Fastify hook. */
    async countCall(request: Pick<FastifyRequest, 'ip'>): Promise<void> {
      await refuseOver(calls, limitKey(secret, calls.name, addressGroup(request.ip)));
    },

    /**
     * Refuses one beyond those that may come from one address in an hour, with one e-mail address in a day, or in a
     * minute in all. For new ones alone: a repeat with a known key is none, and must not be counted again.
     */
    async countNew({ address, email }: Source): Promise<void> {
      const addressKey = limitKey(secret, ofAddress.name, addressGroup(address));
      const emailKey = limitKey(secret, ofEmail.name, email.trim().toLowerCase());
      await refuseOver(ofAddress, addressKey);
      await refuseOver(ofEmail, emailKey);
      // Counted last, so that one sender who is over the limits does not use up what is there for everybody.
      const waitMs = await ofAll.take(ALL);
      if (waitMs === null) return;
      // It was no fault of the sender's.
      await Promise.all([ofAddress.giveBack(addressKey), ofEmail.giveBack(emailKey)]);
      throw new LimitError('overloaded', `over the limit of every ${kind}`, waitMs);
    },

    /** Removes the counters whose time is over; throws while the database is away. */
    async clearExpired(): Promise<void> {
      const now = clock.now().getTime();
      await pool.query(`delete from ${LIMITS_TABLE} where expire < $1`, [now]);
    },
  };
}

/** The limits on how often calls, and leads or bookings, may come. */
export type Limits = ReturnType<typeof createLimits>;
