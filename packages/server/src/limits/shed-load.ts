import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

import { LimitError, tellWhenToRetry } from './limit-error.ts';

const DELAY_LIMIT_MS = 1_000;
const RETRY_AFTER_MS = 5_000;

/** Queries that may wait for a connection: with more of them, calls would wait for longer than they are counted for. */
const MOST_WAITING = 300;

type Load = {
  /** How many queries wait for a connection to the database. */
  readonly countWaiting: () => number;
  readonly delayLimitMs?: number | undefined;
};

/**
 * Turns calls of the scope away while the event loop is late by more than the given milliseconds on average or too many
 * queries wait, and gives the answer of every limit in the scope its Retry-After. Routes outside the scope answer on.
 *
 * A second in which the delay could not be measured counts as endlessly late. One long pause of the machine can be enough
 * for that, and yet it stays: in a flood whose calls hold the event loop up, most seconds are such.
 */
export async function shedLoad(
  scope: FastifyInstance,
  { countWaiting, delayLimitMs = DELAY_LIMIT_MS }: Load,
): Promise<void> {
  tellWhenToRetry(scope);
  scope.addHook('onRequest', async () => {
    const waiting = countWaiting();
    if (waiting <= MOST_WAITING) return;
    throw new LimitError('overloaded', `${waiting} queries wait`, RETRY_AFTER_MS);
  });
  await scope.register(underPressure, {
    maxEventLoopDelay: delayLimitMs,
    pressureHandler: async (_request, _reply, type, value) => {
      throw new LimitError('overloaded', `${type} is ${Math.round(value ?? 0)}`, RETRY_AFTER_MS);
    },
  });
}
