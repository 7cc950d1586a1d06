/**
 * How late an event loop of tests may be: with many of them at a time on one machine, each is late. Without bound, as
 * @fastify/under-pressure takes a second in which it could measure nothing for an endless delay.
 */
export const NEVER_LATE_MS = Infinity;
