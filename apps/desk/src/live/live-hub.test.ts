import { createHttpApp } from '@high-street/server/http';
import { fakeClock } from '@high-street/server/testing';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { addLiveRoute, createLiveHub } from './index.ts';
import { readCursor } from './live-cursor.ts';

const PLACE = '100:100:/1/1';
const log = pino({ enabled: false });

test('a page that is signed out while it catches up is told so, and nothing more', async () => {
  const place = readCursor(PLACE);
  const signedOut = Promise.withResolvers<null>();
  const hub = createLiveHub({
    feed: {
      place: () => place,
      begin: () => Promise.reject(new Error('It has begun.')),
      end: () => undefined,
      poll: async () => null,
      mark: async () => PLACE,
      catchUp: () => signedOut.promise,
    },
    findOpen: async () => new Set(),
    board: {
      // The last thing of a look, which begins with who is signed out.
      async look() {
        signedOut.resolve(null);
        return null;
      },
    },
    clock: fakeClock(),
    log,
  });
  const app = createHttpApp(log);
  onTestFinished(() => app.close());
  addLiveRoute(app, {
    hub,
    version: 'current',
    findListener: async () => ({ sessionId: 's1', personId: 'p1', role: 'owner' }),
  });

  const query = { from: PLACE, version: 'older' };
  const { statusCode, body } = await app.inject({ url: '/live', query });

  expect(statusCode).toBe(200);
  expect(body).toMatch(/^retry: \d+\nid: 100:100:\/1\/1\n\nevent: signed-out\ndata: \[\]\n\n$/);
});
