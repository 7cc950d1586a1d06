import { once } from 'node:events';
import { connect } from 'node:net';

import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createHttpApp } from './create-http-app.ts';

test('a connection that has asked for nothing does not hold up the closing', async () => {
  const app = createHttpApp(pino({ enabled: false }));
  app.get('/', async () => 'hello');
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  // Nothing else cuts the connection for as long as the test may take.
  app.server.headersTimeout = 600_000;
  app.server.requestTimeout = 600_000;
  const seen = once(app.server, 'connection');
  const socket = connect(Number(address.port), '127.0.0.1');
  await seen;
  const isClosed = once(socket, 'close');
  expect((await fetch(address)).status).toBe(200);
  await app.close();
  await isClosed;
});
