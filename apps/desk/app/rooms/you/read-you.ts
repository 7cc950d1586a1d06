import type { Passkey, Session } from '@high-street/people';

import { describeInline } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import type { PasskeyLine, SessionLine } from './you-data.ts';

/** A passkey in words. */
export function describePasskey(passkey: Passkey, now: Date): PasskeyLine {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = passkey;
  return {
    id,
    name,
    isBackedUp,
    madeAt: describeInline(createdAt, now, ZONE, 'always'),
    usedAt: lastUsedAt === null ? null : describeInline(lastUsedAt, now, ZONE, 'always'),
  };
}

/** A session in words. */
export function describeSession(session: Session, now: Date, thisId: string): SessionLine {
  const { id, agent, createdAt, lastSeenAt, endsAt } = session;
  return {
    id,
    agent,
    since: describeInline(createdAt, now, ZONE, 'always'),
    seen: describeInline(lastSeenAt, now, ZONE, 'always'),
    ends: describeInline(endsAt, now, ZONE, 'always'),
    isThis: id === thisId,
  };
}
