import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { errorCode } from '@high-street/server';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from '../child.ts';
import { aDataDir, aFolderWith } from '../temp-folder.ts';

const SLOW = 500;
/** Far more than the service gives them: this finds a client that is never cut. */
const CUT_WITHIN_MS = 60_000;
const TRICKLE_MS = 400;
/**
 * Of some thousand pages on a busy machine, one whose connection came in the moment of the cut was seen to be reset
 * before the service had read of it. A browser would ask again.
 */
const MOST_RESETS = 2;
const MANY_PAGES = 20;

/** A client that begins a call and then sends a byte now and then. */
async function aSlowSocket(port: number): Promise<{ socket: Socket; cut: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /api/leads HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ');
  const trickle = setInterval(() => socket.write('x'), TRICKLE_MS);
  // A reset is a cut as well; `once` would take it for a failure.
  const cut = new Promise((resolve) => {
    socket.once('close', resolve);
  }).finally(() => clearInterval(trickle));
  onTestFinished(() => {
    clearInterval(trickle);
    socket.destroy();
  });
  socket.resume();
  return { socket, cut };
}

function isReset(error: unknown): boolean {
  return error instanceof Error && errorCode(error.cause) === 'ECONNRESET';
}

test(`cuts ${SLOW} slow clients and serves pages meanwhile`, { timeout: 150_000 }, async () => {
  const site = await aFolderWith({
    'index.html': '<!doctype html><title>Open</title>',
    _headers: '/\n  cache-control: no-cache\n',
  });
  const server = await startReadyServer({ DATA_DIR: await aDataDir(), SITE_DIR: site });
  const slow = await Promise.all(Array.from({ length: SLOW }, () => aSlowSocket(server.port)));
  const allCut = Promise.all(slow.map(({ cut }) => cut)).then(() => true);
  const late = wait(CUT_WITHIN_MS, false, { ref: false });

  const statuses: number[] = [];
  let resets = 0;
  const isOver = Promise.race([allCut, late]);
  const stop = new AbortController();
  const served = (async () => {
    while (!stop.signal.aborted) {
      const page = await fetch(server.url, { headers: { connection: 'close' } }).catch(
        (error: unknown) => {
          if (!isReset(error)) throw error;
          resets += 1;
        },
      );
      if (page) statuses.push(page.status);
      await page?.text();
    }
  })();
  const areCut = await isOver;
  stop.abort();
  await served;

  expect(areCut).toBe(true);
  expect([...new Set(statuses)]).toEqual([200]);
  expect(statuses.length).toBeGreaterThan(MANY_PAGES);
  expect(resets).toBeLessThanOrEqual(MOST_RESETS);
});
