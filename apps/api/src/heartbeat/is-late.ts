import type { Clock } from '@high-street/server';
import { TRIAL_LIMIT_S } from '@high-street/server/deliveries';

import type { Heartbeats, HeartbeatState } from './heartbeat-store.ts';

const MINUTE_S = 60;
/** As many may be missing before their absence counts. */
const MISSED = 3;

/**
 * Whether heartbeats, sent every so many minutes by a process that has run for `upSeconds`, do not come through or are
 * not sent any more.
 */
export function isLate(state: HeartbeatState, everyMinutes: number, upSeconds: number): boolean {
  if (everyMinutes === 0) return false;
  if (state.underWay !== null && state.underWay > TRIAL_LIMIT_S) return true;
  const limit = MISSED * everyMinutes * MINUTE_S;
  return upSeconds > limit && (state.sinceDone ?? Infinity) > limit;
}

/** Tells whether heartbeats are late, by how long it is since this was called. */
export function createIsLate(
  heartbeats: Pick<Heartbeats, 'state'>,
  everyMinutes: number,
  clock: Clock,
): () => Promise<boolean> {
  const startedAt = clock.now().getTime();
  return async () => {
    const upSeconds = (clock.now().getTime() - startedAt) / 1_000;
    return isLate(await heartbeats.state(), everyMinutes, upSeconds);
  };
}
