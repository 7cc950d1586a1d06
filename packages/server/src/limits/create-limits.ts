import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import { systemClock, type Clock } from '#/clock/clock.ts';
import type { OpenDatabase } from '#/database/open-database.ts';
import { mailboxKey } from '#/mailbox/index.ts';

import { addressGroup } from './address-group.ts';
import { createFailFastClient } from './fail-fast-client.ts';
import { createCounters, LIMITS_TABLE, type Counter, type Refusal } from './counters.ts';
import { LimitError } from './limit-error.ts';
import { limitKey, type LimitSecret } from './limit-key.ts';

const SECOND_MS = 1_000;
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

type Call = Pick<FastifyRequest, 'ip'>;

/** Where a lead or a booking comes from. */
type Source = {
  readonly address: string;
  readonly email: string;
  /** Its call, where that waits to be counted with it. */
  readonly call?: Call;
};

/** Where a change comes from, and of what. */
type ChangeSource = { readonly address: string; readonly reference: string };

/** The counters for each kind of thing that comes in. */
function createCounterLists(settings: LimitSettings, secret: LimitSecret) {
  const { kind, callsPerMinute, perAddressHour, perEmailDay, perMinute } = settings;
  const limitOf = (name: string, most: number, seconds: number) => (person: string) => ({
    key: `${name}:${limitKey(secret, name, person)}`,
    most,
    seconds,
  });
  const callOf = limitOf(`${kind}-call`, callsPerMinute, MINUTE);
  const ofAddress = limitOf(`${kind}-address`, perAddressHour, HOUR);
  const ofEmail = limitOf(`${kind}-email`, perEmailDay, DAY);
  const ofReference = limitOf(`${kind}-change`, perEmailDay, DAY);
  /** Counted last is what all share, so that a sender who is over the limits does not use it up for everybody. */
  const ofAll: Counter = { key: `${kind}:${ALL}`, most: perMinute, seconds: MINUTE };

  return {
    ofAll,
    ofCall: ({ ip }: Call): Counter[] => [callOf(addressGroup(ip))],
    ofNew: ({ address, email }: Omit<Source, 'call'>): Counter[] => [
      ofAddress(addressGroup(address)),
      ofEmail(mailboxKey(email)),
      ofAll,
    ],
    ofChange: ({ address, reference }: ChangeSource): Counter[] => [
      ofAddress(addressGroup(address)),
      ofReference(reference),
      ofAll,
    ],
  };
}

async function removeExpired(pool: OpenDatabase['pool'], now: number): Promise<void> {
  await pool.query(`delete from ${LIMITS_TABLE} where expire < $1 or expire > $2`, [
    now,
    now + 2 * DAY * SECOND_MS,
  ]);
}

/**
 * The limits on how often calls, and leads or bookings, may come. They are counted in the database for all replicas; while it is away
 * each replica counts for itself, and no call waits for longer than a second or fails because of it.
 */
export function createLimits({ pool, settings, secret, log, clock = systemClock }: Parts) {
  const { kind } = settings;
  const client = createFailFastClient(pool, {
    clock,
    onAway: (error) => log.warn({ err: error }, 'limits are counted in this process alone'),
  });
  const counters = createCounters({ client, clock, log });
  const { ofAll, ofCall, ofNew, ofChange } = createCounterLists(settings, secret);
  /** Calls that are counted together with what they bring. */
  const waiting = new WeakSet<Call>();

  function refuseCall(refusal: Refusal | null): void {
    if (refusal === null) return;
    throw new LimitError('too_many_requests', `over the limit ${kind}-call`, refusal.waitMs, {
      isOfCalls: true,
    });
  }

  async function count(calls: readonly Counter[], counted: readonly Counter[]): Promise<void> {
    const refusal = await counters.count([...calls, ...counted], calls.length);
    if (refusal === null) return;
    if (refusal.place < calls.length) refuseCall(refusal);
    const { key = '' } = counted[refusal.place - calls.length] ?? {};
    const [name] = key.split(':');
    // It is no fault of the sender's when everybody's limit is reached.
    const code = key === ofAll.key ? 'overloaded' : 'too_many_requests';
    throw new LimitError(code, `over the limit ${name}`, refusal.waitMs);
  }

  return {
    /** Refuses a call beyond those that one address may make in a minute. A Fastify hook. */
    async countCall(call: Call): Promise<void> {
      refuseCall(await counters.count(ofCall(call)));
    },

    /**
     * Has a call counted with what it brings, by `countNew`; refuses at once that of an address known to be over the
     * limit. A Fastify hook; it needs `countWaitingCall`.
     */
    async deferCall(call: Call): Promise<void> {
      refuseCall(counters.findBlocked(ofCall(call)));
      waiting.add(call);
    },

    /** Counts a call that `deferCall` let through and that brought nothing. A Fastify hook. */
    async countWaitingCall(call: Call): Promise<void> {
      if (waiting.delete(call)) await counters.count(ofCall(call));
    },

    /**
     * Refuses one beyond those that may come from one address in an hour, for one mailbox in a day, or in a minute in
     * all; what is refused is not counted. All that applies is counted in one round trip.
     */
    async countNew({ call, ...source }: Source): Promise<void> {
      const calls = call && waiting.delete(call) ? ofCall(call) : [];
      await count(calls, ofNew(source));
    },

    /** Gives back what `countNew` counted for one that was not stored, as it failed or turned out to be a repeat. */
    giveBackNew: (source: Omit<Source, 'call'>): Promise<void> => counters.giveBack(ofNew(source)),

    /**
     * Refuses a change likewise, with those of the same reference in a day instead of a mailbox: whoever holds its link
     * is locked out by nobody who only knows the e-mail address.
     */
    countChange: (source: ChangeSource): Promise<void> => count([], ofChange(source)),

    /** Gives back what `countChange` counted for one that came to nothing. */
    giveBackChange: (source: ChangeSource): Promise<void> => counters.giveBack(ofChange(source)),

    /** The key under which all that comes from one address is known, without anybody being able to tell which it is. */
    blindAddress: (address: string): string => limitKey(secret, 'source', addressGroup(address)),

    /** How many queries wait for a connection to the database in which all is counted. */
    countWaiting: (): number => pool.waitingCount,

    /**
     * Removes the counters whose time is over, and those of a clock that was ahead; throws while the database is away.
     */
    clearExpired: (): Promise<void> => removeExpired(pool, clock.now().getTime()),
  };
}

/** The limits on how often calls, and leads or bookings, may come. */
export type Limits = ReturnType<typeof createLimits>;
