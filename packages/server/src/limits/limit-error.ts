import type { FastifyInstance } from 'fastify';

import { ApiError } from '#/http/api-error.ts';

const SECOND_MS = 1_000;

/** A refusal that passes by itself: the caller is told when to come back. */
export class LimitError extends ApiError {
  readonly retryAfterSeconds: number;
  /** Whether the caller makes too many calls of any sort, rather than bringing too many of one. */
  readonly isOfCalls: boolean;

  constructor(
    code: 'too_many_requests' | 'overloaded',
    reason: string,
    waitMs: number,
    { isOfCalls = false }: { readonly isOfCalls?: boolean } = {},
  ) {
    super(code, reason);
    this.name = 'LimitError';
    this.isOfCalls = isOfCalls;
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  }
}

/** Gives the answer of every LimitError in the scope its Retry-After; the app's own handler then answers it. */
export function tellWhenToRetry(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof LimitError) reply.header('retry-after', error.retryAfterSeconds);
    throw error;
  });
}
