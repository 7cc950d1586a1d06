import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '@high-street/contract';
import type { FastifyRequest } from 'fastify';

import { ApiError } from '#/http/api-error.ts';

/** The idempotency key of a call; throws `idempotency_key_missing` when there is none or it is malformed. */
export function readKey(request: FastifyRequest): string {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (!isIdempotencyKey(key)) {
    throw new ApiError('idempotency_key_missing', 'no usable key', [
      {
        field: IDEMPOTENCY_HEADER,
        message: `${IDEMPOTENCY_HEADER} must be 16 to 128 letters, digits, _ or -`,
      },
    ]);
  }
  return key;
}
