import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, onTestFinished, test } from 'vitest';

import { checkDesk } from './desk-check.ts';

const PUBLIC = { siteUrl: 'https://www.shop.example', calendarUrl: 'https://booking.shop.example' };
const LOCAL = { siteUrl: 'http://localhost:3000', calendarUrl: 'none' };

const look = (place: Parameters<typeof checkDesk>[0]) =>
  checkDesk(place, AbortSignal.timeout(20_000));

/** A service at a port of this machine that answers each call with these headers. */
async function aService(status: number, headers: Readonly<Record<string, string>> = {}) {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/sign-in';
    response.writeHead(isAsked ? status : 200, isAsked ? headers : {}).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

test('a desk that is left out is well', async () => {
  expect(await look({ ...PUBLIC, url: null })).toMatchObject({ about: 'desk', status: 'ok' });
});

test.for([
  ['https://www.shop.example', 'fault', /name of its own/],
  ['https://booking.shop.example', 'fault', /name of its own/],
  ['http://desk.shop.example', 'fault', /not encrypted.*https:/],
  ['https://203.0.113.7', 'fault', /IP address/],
  ['https://[2001:db8::7]', 'fault', /IP address/],
  ['http://localhost:3002', 'warning', /this machine alone/],
] as const)('beside a public site, a desk at %s is a %s', async ([url, status, words]) => {
  const { text, remedy, ...found } = await look({ ...PUBLIC, url });

  expect([found.status, `${text} ${remedy}`]).toEqual([status, expect.stringMatching(words)]);
});

test('a desk that answers is well, and says whose its passkeys are', async () => {
  expect(await look({ ...LOCAL, url: await aService(200) })).toMatchObject({
    status: 'ok',
    text: expect.stringContaining('Passkeys belong to 127.0.0.1.'),
  });
});

test.for([
  [421, {}, /another address/],
  [500, {}, /answers 500/],
  [302, { location: '/elsewhere' }, null],
  [302, { location: 'http://127.0.0.1:9/' }, /does not answer/],
] as const)(
  'a desk that answers %i is judged by where that leads',
  async ([status, headers, words]) => {
    const found = await look({ ...LOCAL, url: await aService(status, headers) });

    expect([found.status, found.text]).toEqual(
      words === null ? ['ok', expect.anything()] : ['fault', expect.stringMatching(words)],
    );
  },
);

test('a desk that nobody answers for is a fault', async () => {
  expect(await look({ ...LOCAL, url: 'http://127.0.0.1:9' })).toMatchObject({
    status: 'fault',
    text: expect.stringContaining('does not answer'),
  });
});
