import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { DeliverParts } from '#/deliveries/index.ts';

/**
 * Works on the jobs in a thread of its own, so that no letter that is drawn up there holds up a call here. The returned
 * function has it finish what is under way and ends it; when it fails, so does the process.
 */
export function startWorkThread(onAttempt: DeliverParts['onAttempt']) {
  const thread = new Worker(new URL('work-thread.ts', import.meta.url));
  const ended = once(thread, 'exit');
  thread.on('message', (attempt: Parameters<DeliverParts['onAttempt']>) => onAttempt(...attempt));
  thread.on('error', (error) => {
    throw error;
  });
  return async (): Promise<void> => {
    thread.postMessage('stop');
    await ended;
  };
}
