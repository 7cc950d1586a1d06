const SECOND_MS = 1_000;
/** A receiver that asks for more is asked again then anyway. */
const MOST_MS = 24 * 60 * 60 * SECOND_MS;

/** Milliseconds that a Retry-After header asks for, in seconds or as a date (RFC 9110, 10.2.3); 0 when it asks for none. */
export function readRetryAfter(value: string | null, now: Date): number {
  if (value === null) return 0;
  const asked = /^\d{1,9}$/.test(value.trim())
    ? Number(value) * SECOND_MS
    : Date.parse(value) - now.getTime();
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), MOST_MS) : 0;
}
