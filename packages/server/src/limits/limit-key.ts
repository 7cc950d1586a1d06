import { createHmac } from 'node:crypto';

/** What the keys are made with: the owner's secret, or random bytes. */
export type LimitSecret = string | Buffer;

/** The key that a person's calls are counted under; without the secret nobody can tell whose it is. */
export function limitKey(secret: LimitSecret, limit: string, person: string): string {
  // Each limit has keys of its own, so that the rows of one person cannot be put together.
  return createHmac('sha256', secret).update(`rate-limit ${limit} ${person}`).digest('base64url');
}
