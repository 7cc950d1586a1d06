import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createHttpApp } from '#/http/create-http-app.ts';

import { dropUnderLoad } from './drop-under-load.ts';
import { shedLoad } from './shed-load.ts';

/** How often the library looks at what it has measured. */
const SAMPLE_MS = 1_000;
/** Nothing that can be measured is over it. */
const BEYOND_MEASURE_MS = 600_000;
const MINUTE_MS = 60_000;

const load = { countWaiting: () => 0, delayLimitMs: BEYOND_MEASURE_MS };

/** Stops the whole thread, as a machine does that runs others meanwhile. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1.1 * SAMPLE_MS);
}

/** Two pauses with a sample between them, and one after, all before the timer that measures has its turn. */
async function pauseForAWholeSample(): Promise<void> {
  setTimeout(pause, 0);
  setTimeout(pause, 1.05 * SAMPLE_MS);
  await wait(2.15 * SAMPLE_MS);
}

/**
 * Pauses until an address answers with a status. Where the machine holds the thread up as well, the timer that measures
 * may have its turn between two pauses, and that second was measured.
 */
async function pauseUntil(app: FastifyInstance, path: string, status: number): Promise<void> {
  for (;;) {
    await pauseForAWholeSample();
    if ((await app.inject(path)).statusCode === status) return;
  }
}

async function startApp(): Promise<FastifyInstance> {
  const app = createHttpApp(pino({ enabled: false }));
  onTestFinished(() => app.close());
  await app.register(async (scope) => {
    await shedLoad(scope, load);
    scope.get('/shed', async () => 'served');
  });
  await app.register(async (scope) => {
    await dropUnderLoad(scope, {
      ...load,
      mostWaiting: 1,
      onDrop: async (reply) => reply.code(204).send(),
    });
    scope.get('/dropped', async () => 'served');
  });
  await app.ready();
  return app;
}

test('a second in which nothing could be measured is late: visits are dropped, and calls turned away once another one follows', async () => {
  const app = await startApp();

  await pauseUntil(app, '/dropped', 204);
  expect((await app.inject('/shed')).body).toBe('served');

  await pauseUntil(app, '/shed', 503);
  await expect
    .poll(async () => (await app.inject('/shed')).body, { timeout: 60 * SAMPLE_MS })
    .toBe('served');
  await pauseForAWholeSample();
  expect((await app.inject('/shed')).body).toBe('served');
});

test('of two late seconds that are far apart neither turns a call away, though no call came between them', async () => {
  const app = await startApp();
  await pauseUntil(app, '/dropped', 204);
  expect((await app.inject('/shed')).body).toBe('served');

  const { now } = performance;
  const later = vi
    .spyOn(performance, 'now')
    .mockImplementation(() => now.call(performance) + MINUTE_MS);
  onTestFinished(() => later.mockRestore());
  await pauseUntil(app, '/dropped', 204);

  expect((await app.inject('/shed')).body).toBe('served');
});
