import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createLog } from '#/log/create-log.ts';

import { ApiError } from './api-error.ts';
import { createHttpApp } from './create-http-app.ts';

/** An app with one call that takes JSON, one that fails, and one that is refused. */
function anApp(log = pino({ enabled: false })) {
  const app = createHttpApp(log);
  app.post('/call', async ({ body }) => ({ took: body }));
  app.get('/fails', async () => {
    throw new Error('select * from leads where email = anna@example.com');
  });
  app.get('/closed', async () => {
    throw new ApiError('server_key_wrong', 'no key');
  });
  app.get('/link', async () => {
    throw new ApiError('booking_link_wrong', 'no signature');
  });
  app.get('/elsewhere', async () => {
    throw new ApiError('forbidden_origin', 'a page on another site');
  });
  app.get('/busy', async () => {
    throw new ApiError('overloaded', '301 queries wait');
  });
  app.get('/things/:id', async () => ({}));
  app.get('/gone', async () => {
    throw new ApiError('unknown_booking', 'no such booking');
  });
  onTestFinished(() => app.close());
  return app;
}

/** What comes back for bytes that no client of ours would send. */
async function sendRaw(request: string, app = anApp()): Promise<string> {
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(request);
  return text(socket);
}

const HEAD = 'POST /call HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n';
const SECOND = 'GET /fails HTTP/1.1\r\nHost: shop.example\r\n\r\n';

// asvs 4.2.1
test.each([
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 70\r\n\r\n{}'],
  ['a length that is no number', 'Content-Length: 2, 70\r\n\r\n{}'],
  ['a length with a sign', 'Content-Length: +2\r\n\r\n{}'],
  ['chunks under another name', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['chunks that are not the last coding', 'Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n'],
  ['a space before the colon', 'Content-Length : 2\r\n\r\n{}'],
  ['a header over two lines', 'X-One: a\r\n Content-Length: 2\r\n\r\n{}'],
  ['a chunk that is longer than it says', 'Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n'],
])('nobody can hide a second request behind %s', async (_, rest) => {
  const answer = await sendRaw(HEAD + rest + SECOND);

  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(answer).not.toContain('"took"');
});

// asvs 13.4.4
test('a request is never given back to its sender', async () => {
  for (const method of ['TRACE', 'TRACK', 'DEBUG', 'CONNECT']) {
    const answer = await sendRaw(
      `${method} /call HTTP/1.1\r\nHost: shop.example\r\nX-Secret: 4711\r\nConnection: close\r\n\r\n`,
    );

    expect([method, answer]).toEqual([method, expect.not.stringMatching(/HTTP\/1\.1 2|4711/)]);
  }
});

// asvs 4.1.1, 13.4.2, 16.5.1
test('a failure that nobody foresaw tells nothing of itself', async () => {
  const { statusCode, headers, body } = await anApp().inject('/fails');

  expect([statusCode, headers['content-type']]).toEqual([500, 'application/json; charset=utf-8']);
  expect(body).toContain('"code":"internal"');
  expect(body).not.toMatch(/select|anna|stack|\.ts/);
});

// asvs 3.3.1 to 3.3.4
test('no answer names the software behind it or sets a cookie', async () => {
  for (const url of ['/fails', '/closed', '/gone', '/nowhere', '/%zz']) {
    const { headers } = await anApp().inject(url);

    for (const name of ['server', 'x-powered-by', 'set-cookie', 'via'])
      expect([url, name, headers[name]]).toEqual([url, name, undefined]);
  }
});

test.for([
  ['http://shop.example/pricing?plan=1', '/pricing?plan=1'],
  ['HTTPS://other.example:8443', '/'],
  ['http://shop.example?plan=1', '/?plan=1'],
  ['/pricing?from=http://shop.example/', '/pricing?from=http://shop.example/'],
] as const)('a request line with %s asks for %s', async ([target, url]) => {
  const app = anApp();
  app.setNotFoundHandler(async (request) => ({ url: request.url }));

  const answer = await sendRaw(
    `GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
    app,
  );

  expect(answer).toContain(JSON.stringify({ url }));
});

test('every answer names its call, also one about an address that cannot be read', async () => {
  for (const url of ['/gone', '/nowhere', '/%zz', `/things/${'x'.repeat(101)}`]) {
    const { headers } = await anApp().inject(url);

    expect([url, headers['x-request-id']]).toEqual([url, expect.stringMatching(/^[\da-f-]{36}$/)]);
  }
});

test('who has no right key is told how one is sent', async () => {
  const { headers } = await anApp().inject('/closed');

  expect(headers['www-authenticate']).toBe('Bearer');
});

// asvs 15.3.6
test.each(['{"__proto__":{"isAdmin":true}}', '{"a":{"constructor":{"prototype":{"b":1}}}}'])(
  'a body cannot reach the prototypes of our objects: %s',
  async (payload) => {
    const answer = await anApp().inject({
      method: 'POST',
      url: '/call',
      headers: { 'content-type': 'application/json' },
      payload,
    });

    expect(answer.statusCode).toBe(400);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  },
);

// asvs 16.3.2
test('a wrong key or signature is logged at the usual level, and what limits or nobody counts is not', async () => {
  const lines: string[] = [];
  const app = anApp(createLog('warn', { write: (line) => void lines.push(line) }));

  await app.inject('/gone');
  await app.inject('/elsewhere');
  await app.inject('/busy');
  const { headers } = await app.inject('/closed');
  await app.inject('/link');

  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { code: 'server_key_wrong', route: '/closed', reqId: headers['x-request-id'] },
    { code: 'booking_link_wrong', route: '/link' },
  ]);
});

test.for([
  ['a proxy that is not named', [], 1],
  ['a proxy that is named', ['127.0.0.1'], 0],
  ['another proxy than the one that is named', ['10.0.0.1'], 1],
] as const)('the log tells of calls through %s, and once at most', async ([, named, times]) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const app = createHttpApp(log, { trustedProxies: named });
  const headers = { 'x-forwarded-for': '203.0.113.7' };

  await app.inject('/');
  for (let call = 0; call < 3; call += 1) await app.inject({ url: '/', headers });

  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(times);
  expect(lines.join()).not.toContain('203.0.113.7');
});

const JSON_TYPE = 'application/json';
const BEA = 'signature=S3CRET&name=bea@example.com';

// asvs 16.2.5
test.each(['error', 'warn', 'info', 'debug'] as const)(
  'no line of the log says at the level %s which address was called, or what came with it',
  async (level) => {
    const lines: string[] = [];
    const app = anApp(createLog(level, { write: (line) => void lines.push(line) }));
    const post = (type: string, payload: string) =>
      app.inject({
        method: 'POST',
        url: `/call?${BEA}`,
        headers: { 'content-type': type },
        payload,
      });

    const answers = [
      await app.inject(`/things/861A2%zz?${BEA}`),
      await app.inject(`/things/${'bea@example.com'.repeat(10)}?${BEA}`),
      await app.inject(`/nowhere/bea@example.com?${BEA}`),
      await app.inject(`/closed?${BEA}`),
      await app.inject(`/gone?${BEA}`),
      await post(JSON_TYPE, '{"email": bea@example.com}'),
      await post(JSON_TYPE, '{"__proto__": "bea@example.com"}'),
      await post('bea/example.com', 'bea@example.com'),
      await post(JSON_TYPE, `"${'bea@example.com'.repeat(10_000)}"`),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404, 401, 404, 400, 400, 415, 413,
    ]);
    const said = lines.join('');
    expect(said.includes('FST_ERR_BAD_URL')).toBe(level === 'info' || level === 'debug');
    // With what follows the name: three letters alone may be a part of a request's random number.
    expect(lines.filter((line) => /bea(?:@|%40|\/)|S3CRET|signature/.test(line))).toEqual([]);
  },
);

test.for(['close', 'reset'] as const)(
  'whoever leaves while they send, by a %s, is no fault of the service',
  async (manner) => {
    const lines: string[] = [];
    const app = anApp(createLog('info', { write: (line) => void lines.push(line) }));
    const { promise: ended, resolve: end } = Promise.withResolvers<number>();
    app.addHook('onError', async (_request, reply) => {
      // Once it is answered, as the metrics would count it.
      setImmediate(() => end(reply.statusCode));
    });
    app.addHook('preParsing', async () => {
      if (manner === 'close') socket.destroy();
      else socket.resetAndDestroy();
    });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${HEAD}Content-Length: 99\r\n\r\n{"half":`);

    expect(await ended).not.toBe(500);
    expect(lines.filter((line) => line.includes('request'))).toEqual([]);
  },
);

test('while it closes, it answers what is under way or half sent, and keeps no connection', async () => {
  const app = anApp();
  const { promise: begun, resolve: begin } = Promise.withResolvers<null>();
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  const { promise: answered, resolve: note } = Promise.withResolvers<null>();
  app.get('/slow', async () => {
    begin(null);
    await held;
    return {};
  });
  app.addHook('onResponse', async () => note(null));
  app.addHook('preClose', async () => {
    half.write('\r\n');
    release(null);
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const [slow, half] = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')];
  const answers = Promise.all([text(slow), text(half)]);
  const head = 'GET /things/1 HTTP/1.1\r\nHost: shop.example\r\n';
  slow.write('GET /slow HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  half.write(`${head}\r\n${head}`);
  await Promise.all([begun, answered]);

  await app.close();

  const statuses = (await answers).map((answer) => answer.match(/HTTP\/1\.1 \d+|Connection: .*/gi));
  expect(statuses).toEqual([
    ['HTTP/1.1 200', 'connection: close'],
    ['HTTP/1.1 200', 'Connection: keep-alive', 'HTTP/1.1 200', 'connection: close'],
  ]);
});

const EXPORT_LENGTH = 8_000_000;

test('while it closes, what is being streamed ends in full, and then its connection', async () => {
  const app = anApp();
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  app.get('/export', async () =>
    Readable.from(
      (async function* stream() {
        yield 'head ';
        await held;
        yield '#'.repeat(EXPORT_LENGTH);
      })(),
    ),
  );
  app.addHook('preClose', async () => release(null));
  app.server.keepAliveTimeout = 60_000;
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /export HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await once(socket, 'readable');
  const answer = text(socket);

  await app.close();

  expect((await answer).split('#')).toHaveLength(EXPORT_LENGTH + 1);
});
