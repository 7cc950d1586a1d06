/**
 * Whether a delay that is over its limit was measured. `@fastify/under-pressure` says Infinity of a second in which its
 * own timer never came: one pause of a busy machine is enough for that, where a flood shows itself in every second.
 */
export function isLate(delayMs: number | undefined): boolean {
  return delayMs !== Infinity;
}
