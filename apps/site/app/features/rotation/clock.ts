/** The only source of time for rotation, in ms; a handle stays valid until it has fired or was cleared. */
export type Clock = {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(handle: number): void;
};

/** The browser's own clock, one that never runs backwards. */
export const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle),
};
