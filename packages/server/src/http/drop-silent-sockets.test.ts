import { once } from 'node:events';
import { connect } from 'node:net';

import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createHttpApp } from './create-http-app.ts';

test(
  'a connection that has asked for nothing does not hold up the closing',
  // Less than it would have for its headers.
  { timeout: 4_000 },
  async () => {
    const app = createHttpApp(pino({ enabled: false }));
    app.get('/', async () => 'hello');
    const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const seen = once(app.server, 'connection');
    const socket = connect(Number(address.port), '127.0.0.1');
    await seen;
    const isClosed = once(socket, 'close');
    expect((await fetch(address)).status).toBe(200);
    await app.close();
    await isClosed;
  },
);
