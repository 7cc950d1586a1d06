import { Worker } from 'node:worker_threads';

import type { DeliverParts, DeliveryWork } from '@high-street/server/deliveries';

import type { ThreadMessage, ThreadOrder } from './work-thread.ts';

/**
 * Delivers in a thread of its own, so that no mail that is rendered there holds up a call here. Resolves once it works;
 * `stop` has it finish what is under way. When it cannot begin this throws; when it fails later, so does the process.
 */
export async function startWorkThread(onAttempt: DeliverParts['onAttempt']): Promise<DeliveryWork> {
  const thread = new Worker(new URL('work-thread.ts', import.meta.url));
  const ended = new Promise((resolve) => void thread.once('exit', resolve));
  const begun = Promise.withResolvers<void>();
  let fail = begun.reject;
  thread.on('error', (error) => fail(error));
  thread.on('message', (message: ThreadMessage) => {
    if (message === 'works') begun.resolve();
    // Where Node watches the files for changes, it tells its own of them by this way.
    else if (Array.isArray(message)) onAttempt(...message);
  });
  await begun.promise;
  fail = (error) => {
    throw error;
  };
  const tell = (order: ThreadOrder): void => thread.postMessage(order);
  return {
    wake: () => tell('wake'),
    stop: async () => {
      tell('stop');
      await ended;
    },
  };
}
