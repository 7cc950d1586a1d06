import type { Clock } from '#/clock/clock.ts';

const SECOND_MS = 1_000;
/** A second is claimed in so many parts: with all of it at once after a pause, two seconds' worth would leave within one. */
export const CLAIMS_PER_SECOND = 4;

/** A token bucket that holds a quarter of a second's worth: so many claims a second on average, and few at once after a pause. */
export function createClaimPace(perSecond: number, clock: Clock) {
  const most = Math.max(1, perSecond / CLAIMS_PER_SECOND);
  let tokens = most;
  let filledAt = clock.now().getTime();

  function fill(): void {
    const now = clock.now().getTime();
    // None passed where the machine's clock was set back.
    const passed = Math.max(0, now - filledAt);
    tokens = Math.min(most, tokens + (passed / SECOND_MS) * perSecond);
    filledAt = now;
  }

  return {
    /** How many may be claimed now. */
    allowed(): number {
      fill();
      return Math.floor(tokens);
    },

    /** Counts what was claimed. */
    spend(count: number): void {
      tokens -= count;
    },

    /** Milliseconds until so many may be claimed at once. */
    waitMs(count: number): number {
      fill();
      return tokens >= count ? 0 : Math.ceil(((count - tokens) / perSecond) * SECOND_MS);
    },
  };
}
