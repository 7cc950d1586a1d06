/** The request header that carries the key of one exact form content. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const KEY = /^[A-Za-z0-9_-]{16,128}$/;

/** Returns whether the value is 16 to 128 letters, digits, underscores and hyphens. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value);
}
