import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Load = {
  /** How many queries wait for a connection to the database. */
  readonly countWaiting: () => number;
  readonly mostWaiting: number;
  readonly delayLimitMs: number;
  /** Answers a call that is dropped. */
  readonly onDrop: (reply: FastifyReply) => Promise<FastifyReply>;
};

/** Drops calls of the scope before they are read while more queries wait, or the event loop is later, than others can bear. */
export async function dropUnderLoad(
  scope: FastifyInstance,
  { countWaiting, mostWaiting, delayLimitMs, onDrop }: Load,
): Promise<void> {
  scope.addHook('onRequest', async (_request, reply) =>
    countWaiting() > mostWaiting ? onDrop(reply) : undefined,
  );
  await scope.register(underPressure, {
    maxEventLoopDelay: delayLimitMs,
    pressureHandler: async (_request, reply) => void (await onDrop(reply)),
  });
}
