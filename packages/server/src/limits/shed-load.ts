import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

import { LimitError, tellWhenToRetry } from './limit-error.ts';

const DELAY_LIMIT_MS = 1_000;
const RETRY_AFTER_MS = 5_000;

/** More than one sample of the library, which lasts for a second. */
const LATE_FOR_MS = 1_500;

/** Lateness that no call has met for so long is over, although no call has met its end either. */
const OVER_AFTER_MS = 5_000;

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
 * A second in which the delay could not be measured counts as endlessly late, as in a flood whose calls hold the event
 * loop up most seconds are such. One pause of the machine is enough for one such second, so that calls are turned away
 * only once the event loop has been late for longer than that.
 */
export async function shedLoad(
  scope: FastifyInstance,
  { countWaiting, delayLimitMs = DELAY_LIMIT_MS }: Load,
): Promise<void> {
  tellWhenToRetry(scope);
  let late: { readonly since: number; readonly until: number } | undefined;
  scope.addHook('onRequest', async () => {
    if (!scope.isUnderPressure()) late = undefined;
    const waiting = countWaiting();
    if (waiting <= MOST_WAITING) return;
    throw new LimitError('overloaded', `${waiting} queries wait`, RETRY_AFTER_MS);
  });
  await scope.register(underPressure, {
    maxEventLoopDelay: delayLimitMs,
    pressureHandler: async (_request, _reply, type, value) => {
      const now = performance.now();
      if (late === undefined || now - late.until > OVER_AFTER_MS) late = { since: now, until: now };
      else late = { ...late, until: now };
      if (now - late.since < LATE_FOR_MS) return;
      throw new LimitError('overloaded', `${type} is ${Math.round(value ?? 0)}`, RETRY_AFTER_MS);
    },
  });
}
