import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { DeliverParts } from '@high-street/server/deliveries';

import type { ThreadMessage } from './work-thread.ts';

/**
 * Works on the jobs in a thread of its own, so that no letter that is drawn up there holds up a call here. Resolves once
 * it works, to what has it finish what is under way and ends it. When it cannot begin this throws; when it fails later,
 * so does the process.
 */
export async function startWorkThread(
  onAttempt: DeliverParts['onAttempt'],
): Promise<() => Promise<void>> {
  const thread = new Worker(new URL('work-thread.ts', import.meta.url));
  const ended = once(thread, 'exit');
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
  return async () => {
    thread.postMessage('stop');
    await ended;
  };
}
