import { readRetryAfter } from '#/read-retry-after.ts';

/** How long one call may take before it counts as failed, retries included, in ms. */
export const CALL_LIMIT_MS = 15_000;

const WAITS_MS = [1000, 3000] as const;
/** Largest part by which a wait is made shorter or longer, so that many visitors do not come back at once. */
const SPREAD = 0.2;
const PASSING_STATUSES: readonly number[] = [502, 503, 504];

/** One try of a call that brought no good answer. */
export type FailedTry = {
  /** Tries made so far, this one included. */
  readonly tries: number;
  /** The status of the answer; null when there was none. */
  readonly status: number | null;
  /** The answer's Retry-After header. */
  readonly retryAfter: string | null;
  /** Time since the first try began. */
  readonly elapsedMs: number;
};

/** How long to wait before the next try, in ms, or null when there is none; `random` is from 0 to 1. */
export function retryDelay(failed: FailedTry, now: Date, random: number): number | null {
  const { tries, status, retryAfter, elapsedMs } = failed;
  if (status !== null && !PASSING_STATUSES.includes(status)) return null;
  const wait = WAITS_MS[tries - 1];
  if (wait === undefined) return null;
  const own = Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
  const delay = Math.max(own, readRetryAfter(retryAfter, now));
  return elapsedMs + delay < CALL_LIMIT_MS ? delay : null;
}
