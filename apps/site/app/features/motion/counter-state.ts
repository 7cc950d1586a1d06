export const USERS_COUNT = 750;
export const COUNTER_MS = 1500;
/** The share of the counter that must be visible before it runs. */
export const COUNTER_THRESHOLD = 0.5;

/**
 * The state of the counter. unseen: never looked at. ahead: still out of sight. atZero: coming into view.
 * counting: running. done: at its final number for good.
 */
export type CounterPhase = 'unseen' | 'ahead' | 'atZero' | 'counting' | 'done';

/** The phase once a share of the counter is visible; what was in view at first never runs. */
export function nextCounterPhase(
  phase: CounterPhase,
  ratio: number,
  isStill: boolean,
): CounterPhase {
  if (phase === 'done') return phase;
  if (phase === 'counting') return isStill ? 'done' : phase;
  if (ratio <= 0) return 'ahead';
  if (phase === 'unseen' || isStill) return 'done';
  return ratio >= COUNTER_THRESHOLD ? 'counting' : 'atZero';
}

/** The whole number shown some ms after the start; never above the final value. */
export function countAt(elapsedMs: number, value: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return value;
  return Math.floor((value * Math.max(0, elapsedMs)) / durationMs);
}
