import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import { systemClock, type Clock } from '#/clock/clock.ts';
import type { OpenDatabase } from '#/database/open-database.ts';
import { mailboxKey } from '#/mailbox/index.ts';

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
  /** New ones for one mailbox, and changes of one that is there. */
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

/** Where a change comes from, and of what. */
type ChangeSource = { readonly address: string; readonly reference: string };

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
  const ofReference = limitOf(`${kind}-change`, perEmailDay, DAY);
  const ofAll = limitOf(kind, perMinute, MINUTE);

  async function refuseOver(limit: Limit, key: string): Promise<void> {
    const waitMs = await limit.take(key);
    if (waitMs === null) return;
    throw new LimitError('too_many_requests', `over the limit ${limit.name}`, waitMs);
  }

  /** Counts one for its address, for whom or what it is about, and for all; a refusal by the last charges nobody. */
  async function count(address: string, about: Limit, subject: string): Promise<void> {
    const addressKey = limitKey(secret, ofAddress.name, addressGroup(address));
    const subjectKey = limitKey(secret, about.name, subject);
    await refuseOver(ofAddress, addressKey);
    await refuseOver(about, subjectKey);
    // Counted last, so that one sender who is over the limits does not use up what is there for everybody.
    const waitMs = await ofAll.take(ALL);
    if (waitMs === null) return;
    // It was no fault of the sender's.
    await Promise.all([ofAddress.giveBack(addressKey), about.giveBack(subjectKey)]);
    throw new LimitError('overloaded', `over the limit of every ${kind}`, waitMs);
  }

  return {
    /** Refuses a call beyond those that one address may make in a minute. A Fastify hook. */
    async countCall(request: Pick<FastifyRequest, 'ip'>): Promise<void> {
      await refuseOver(calls, limitKey(secret, calls.name, addressGroup(request.ip)));
    },

    /**
     * Refuses one beyond those that may come from one address in an hour, for one mailbox in a day, or in a minute in
     * all. For new ones alone: a repeat with a known key is none, and must not be counted again.
     */
    countNew: ({ address, email }: Source): Promise<void> =>
      count(address, ofEmail, mailboxKey(email)),

    /**
     * Refuses a change likewise, with those of the same reference in a day instead of a mailbox: whoever holds its link
     * is locked out by nobody who only knows the e-mail address.
     */
    countChange: ({ address, reference }: ChangeSource): Promise<void> =>
      count(address, ofReference, reference),

    /** The key under which all that comes from one address is known, without anybody being able to tell which it is. */
    blindAddress: (address: string): string => limitKey(secret, 'source', addressGroup(address)),

    /** Removes the counters whose time is over; throws while the database is away. */
    async clearExpired(): Promise<void> {
      const now = clock.now().getTime();
      await pool.query(`delete from ${LIMITS_TABLE} where expire < $1`, [now]);
    },
  };
}

/** The limits on how often calls, and leads or bookings, may come. */
export type Limits = ReturnType<typeof createLimits>;
