import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a call carries the key of a server as `Authorization: Bearer KEY`; takes as long for a wrong key as for the right one. */
export function hasServerKey(request: FastifyRequest, key: string): boolean {
  // The name of a scheme has no case (RFC 9110, 11.1).
  const given = request.headers.authorization?.replace(/^bearer /i, 'Bearer ') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${key}`));
}
