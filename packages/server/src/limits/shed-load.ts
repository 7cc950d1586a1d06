import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

import { LimitError, tellWhenToRetry } from './limit-error.ts';

const DELAY_LIMIT_MS = 1_000;
const RETRY_AFTER_MS = 5_000;

/**
 * Turns calls of the scope away while the event loop is late by more than the given milliseconds on average, and gives
 * the answer of every limit in the scope its Retry-After. Routes outside the scope answer on.
 */
export async function shedLoad(
  scope: FastifyInstance,
  delayLimitMs: number = DELAY_LIMIT_MS,
): Promise<void> {
  tellWhenToRetry(scope);
  await scope.register(underPressure, {
    maxEventLoopDelay: delayLimitMs,
    pressureHandler: async (_request, _reply, type, value) => {
      throw new LimitError('overloaded', `${type} is ${Math.round(value ?? 0)}`, RETRY_AFTER_MS);
    },
  });
}
