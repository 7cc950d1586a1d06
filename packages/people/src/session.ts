import type { Database, Way } from '@high-street/server';
import type { ExpressionBuilder } from 'kysely';

const HOUR_MS = 60 * 60 * 1000;
/** A browser that nothing was asked from for so long is signed out. */
const IDLE_MS = 12 * HOUR_MS;
/** Nobody stays signed in for longer. */
export const SESSION_MS = 7 * 24 * HOUR_MS;

/** A browser that somebody is signed in with. */
export type Session = {
  readonly id: string;
  readonly personId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** When the person last showed a passkey or a code. */
  readonly provedAt: Date;
  readonly endsAt: Date;
  readonly way: Way;
  /** In a few words, such as "Firefox on Linux". */
  readonly agent: string;
  readonly addressGroup: string;
};

/** The columns of a session. */
export const SESSION_COLUMNS = [
  'desk_sessions.id',
  'desk_sessions.person_id as personId',
  'desk_sessions.created_at as createdAt',
  'desk_sessions.last_seen_at as lastSeenAt',
  'desk_sessions.proved_at as provedAt',
  'desk_sessions.ends_at as endsAt',
  'desk_sessions.way',
  'desk_sessions.agent',
  'desk_sessions.address_group as addressGroup',
] as const;

/** Whether a session is good at that moment: neither over nor idle for too long. */
export function isOpenSession(now: Date) {
  return (of: ExpressionBuilder<Database, 'desk_sessions'>) =>
    of.and([
      of('desk_sessions.ends_at', '>', now),
      of('desk_sessions.last_seen_at', '>', new Date(now.getTime() - IDLE_MS)),
    ]);
}
