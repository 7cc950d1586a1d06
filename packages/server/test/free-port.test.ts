import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { findFreePort } from './free-port.ts';

/** The first that Linux gives to whoever calls out. */
const FIRST_OF_CALLERS = 32_768;

test('each port is given once, though nobody has taken it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => findFreePort()));
  expect(new Set(ports).size).toBe(20);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_CALLERS);
});

test('a port that a program listens on is left out', async () => {
  const port = await findFreePort();
  const server = createServer().listen(port + 1, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(await findFreePort()).not.toBe(port + 1);
});

test('a port whose neighbour above is in use is left out', async () => {
  const port = await findFreePort();
  const server = createServer().listen(port + 101, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(await findFreePort(100)).not.toBe(port + 1);
});

test('a neighbour above is of the same thousand, since the next belongs to another process', async () => {
  const port = await findFreePort(990);
  expect(port % 1000).toBeLessThan(10);
});
