import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createHttpApp } from '#/http/create-http-app.ts';
import { createLog } from '#/log/create-log.ts';

import { fakeClock } from '../../test/fake-clock.ts';
import { addMetricsRoutes } from './metrics-routes.ts';
import type { MetricsAccess } from './who-may-read.ts';

const KEY = 'm'.repeat(40);
const metrics = {
  noteCall: () => undefined,
  read: async () => ({ type: 'text/plain', text: 'ready 1\n' }),
};

/** A service that listens, since the port that a call comes to decides. */
async function aService(access: MetricsAccess = {}, log = pino({ enabled: false })) {
  const app = createHttpApp(log);
  const clock = fakeClock();
  addMetricsRoutes(app, { metrics, access, clock });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  onTestFinished(() => app.close());

  async function ask(headers: Readonly<Record<string, string>> = {}, path = '/metrics') {
    const all = { host: `localhost:${port}`, ...headers };
    const call = request({ host: '127.0.0.1', port, path, headers: all, agent: false }).end();
    const [answer]: IncomingMessage[] = await once(call, 'response');
    return { status: answer?.statusCode, body: answer === undefined ? '' : await text(answer) };
  }

  return { ask, port, clock };
}

test('without a key the metrics are told to who calls this machine by its name and port', async () => {
  const { ask } = await aService();

  expect(await ask()).toEqual({ status: 200, body: 'ready 1\n' });
  expect(await ask({}, '/%6detrics')).toMatchObject({ status: 200 });
});

// asvs 8.2.1, 13.4.5
test.for([
  ['passed on under the name of the site', { host: 'www.shop.example' }],
  ['passed on under the address of the service', { host: '127.0.0.1:PORT' }],
  ['passed on under another port', { host: 'localhost:4790' }],
  ['passed on under no port', { host: 'localhost' }],
  ['that tells whose it is', { 'x-forwarded-for': '203.0.113.7' }],
  ['that tells its protocol', { 'x-forwarded-proto': 'https' }],
  ['that tells its host', { 'x-forwarded-host': 'www.shop.example' }],
  ['that tells whose it is in the standard way', { forwarded: 'for=203.0.113.7' }],
  ['that tells whose it is as nginx is often set up', { 'x-real-ip': '203.0.113.7' }],
  ['that tells what it came through', { via: '1.1 proxy' }],
  ['that tells whose it is in short', { 'x-forwarded': 'for=203.0.113.7' }],
  ['that tells whose it is by another name', { 'forwarded-for': '203.0.113.7' }],
  ['of a client of a proxy', { 'x-client-ip': '203.0.113.7' }],
  ['of a client of a cluster', { 'x-cluster-client-ip': '203.0.113.7' }],
  ['of a client of a network', { 'cf-connecting-ip': '203.0.113.7' }],
  ['of a true client', { 'true-client-ip': '203.0.113.7' }],
  ['that was for another host', { 'x-original-host': 'www.shop.example' }],
  ['of a mesh', { 'x-envoy-external-address': '203.0.113.7' }],
] as const)('without a key the metrics are not told to a call %s', async ([, headers]) => {
  const { ask, port } = await aService();

  const named = Object.entries<string>(headers).map(([name, value]) => [
    name,
    value.replace('PORT', port),
  ]);

  for (const path of ['/metrics', '/%6detrics', '/metrics?a=b'])
    expect(await ask(Object.fromEntries(named), path)).toMatchObject({ status: 404 });
});

test('without a key the metrics are not told to a proxy that nobody set up, whatever name it asks for', async () => {
  const { port } = await aService();
  const socket = connect(Number(port), '127.0.0.1');

  socket.end(`GET /metrics HTTP/1.0\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
});

// asvs 8.2.1, 13.4.5
test.for(['https://www.shop.example', 'http://shop.example', 'http://10.0.0.4', 'no address'])(
  'without a key nobody reads the metrics of %s, since its proxy may look like somebody here',
  async (SITE_URL) => {
    expect(await (await aService({ SITE_URL })).ask()).toMatchObject({ status: 404 });
  },
);

test.for(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]'])(
  'without a key the metrics of %s are told on this machine',
  async (SITE_URL) => {
    expect(await (await aService({ SITE_URL })).ask()).toMatchObject({ status: 200 });
  },
);

// asvs 8.2.1
test('with a key the metrics are told to who has it, through whatever proxy', async () => {
  const { ask } = await aService({ METRICS_KEY: KEY, SITE_URL: 'https://www.shop.example' });
  const passedOn = { host: 'www.shop.example', 'x-forwarded-for': '203.0.113.7' };

  for (const right of [`Bearer ${KEY}`, `bearer ${KEY}`])
    expect(await ask({ ...passedOn, authorization: right })).toMatchObject({ status: 200 });
  for (const wrong of [`Bearer ${KEY}m`, KEY])
    expect(await ask({ ...passedOn, authorization: wrong })).toMatchObject({ status: 404 });
  expect(await ask()).toMatchObject({ status: 404 });
});

// asvs 16.3.2
test('who has no right to the metrics is logged at the usual level, a flood of them once a minute', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { ask, clock } = await aService({ METRICS_KEY: KEY }, log);
  const refused = () => lines.map((line) => Number(JSON.parse(line).refused));

  for (let call = 0; call < 5; call += 1) await ask({ authorization: 'Bearer wrong' });
  expect(refused()).toEqual([1]);
  clock.advance(60_000);
  await ask({ authorization: `Bearer ${KEY}` });
  await ask({ authorization: 'Bearer wrong' });

  expect(refused()).toEqual([1, 5]);
  expect(lines.join()).not.toMatch(/Bearer|127\.0\.0\.1/);
});
