import type { Passkey, Session } from '@high-street/people';

import { describeInline } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';

/** A passkey in words. */
export function describePasskey(passkey: Passkey, { now, zone }: WallClock) {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = passkey;
  return {
    id,
    name,
    isBackedUp,
    madeAt: describeInline(createdAt, now, zone, 'always'),
    usedAt: lastUsedAt === null ? null : describeInline(lastUsedAt, now, zone, 'always'),
  };
}

export type PasskeyLine = ReturnType<typeof describePasskey>;

/** A session in words. */
export function describeSession(session: Session, { now, zone }: WallClock, thisId: string) {
  const { id, agent, createdAt, lastSeenAt, endsAt } = session;
  return {
    id,
    /** Browser and system in short words, such as `Firefox on Linux`. */
    agent,
    since: describeInline(createdAt, now, zone, 'always'),
    seen: describeInline(lastSeenAt, now, zone, 'always'),
    ends: describeInline(endsAt, now, zone, 'always'),
    isThis: id === thisId,
  };
}

export type SessionLine = ReturnType<typeof describeSession>;
