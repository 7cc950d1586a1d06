import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { createLog, readConfig } from '@high-street/server';
import type { DeliverParts } from '@high-street/server/deliveries';

import { configSchema } from '#/config.ts';

import { openService } from './open-service.ts';
import { work } from './work.ts';

/** What the thread reports: that it works, and then each attempt at a delivery. */
export type ThreadMessage = 'works' | Parameters<DeliverParts['onAttempt']>;

/** What the thread is told: that something is due, and that it is to end. */
export type ThreadOrder = 'wake' | 'stop';

/** The nice value of this thread, which gives way to the one that answers calls; from -20 to 19. */
const WORKER_NICE = 10;

// On Linux a priority is a thread's own (setpriority(2), "C library/kernel differences"); elsewhere it is the process's.
if (process.platform === 'linux') setPriority(WORKER_NICE);

const say = (message: ThreadMessage): void => parentPort?.postMessage(message);
const config = readConfig(configSchema, process.env);
const stack = new AsyncDisposableStack();
const service = await openService({
  config,
  log: createLog(config.LOG_LEVEL),
  stack,
  claim: null,
  onAttempt: (...attempt) => say(attempt),
});
const { wake } = await work(service, stack);
parentPort?.on('message', (message: ThreadOrder) => {
  if (message === 'wake') wake();
  // A failure ends the thread with an error, which the process hears of.
  else void stack.disposeAsync().then(() => process.exit(0));
});
say('works');
