/** The only source of time, in ms; a handle stays valid until it has fired or was cleared. */
export type Clock = {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(handle: number): void;
};

/** The part of a clock that lets something wait. */
export type Timers = Pick<Clock, 'setTimeout' | 'clearTimeout'>;

/** The browser's own clock, one that never runs backwards. */
export const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle),
};
