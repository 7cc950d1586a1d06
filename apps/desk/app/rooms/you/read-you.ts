import type { Passkey, Session } from '@high-street/people';

import { describeInline } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';

/** A passkey in words. */
export function describePasskey(passkey: Passkey, now: Date) {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = passkey;
  return {
    id,
    name,
    isBackedUp,
    madeAt: describeInline(createdAt, now, ZONE, 'always'),
    usedAt: lastUsedAt === null ? null : describeInline(lastUsedAt, now, ZONE, 'always'),
  };
}

export type PasskeyLine = ReturnType<typeof describePasskey>;

/** A session in words. */
export function describeSession(session: Session, now: Date, thisId: string) {
  const { id, agent, createdAt, lastSeenAt, endsAt } = session;
  return {
    id,
    /** Browser and system in short words, such as `Firefox on Linux`. */
    agent,
    since: describeInline(createdAt, now, ZONE, 'always'),
    seen: describeInline(lastSeenAt, now, ZONE, 'always'),
    ends: describeInline(endsAt, now, ZONE, 'always'),
    isThis: id === thisId,
  };
}

export type SessionLine = ReturnType<typeof describeSession>;
