/** How late an event loop of tests may be: with many of them at a time on one machine, each is late. */
export const NEVER_LATE_MS = Infinity;
