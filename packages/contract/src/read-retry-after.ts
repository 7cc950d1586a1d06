const SECOND_MS = 1_000;

/** Milliseconds from now that a Retry-After header asks for, in seconds or as a date (RFC 9110, 10.2.3); 0 when it asks for none. */
export function readRetryAfter(value: string | null, now: Date): number {
  if (value === null) return 0;
  const asked = /^\d+$/.test(value.trim())
    ? Number(value) * SECOND_MS
    : Date.parse(value) - now.getTime();
  return asked > 0 ? asked : 0;
}
