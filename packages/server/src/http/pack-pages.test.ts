import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { gunzipSync } from 'node:zlib';

import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createHttpApp, packPages } from './index.ts';

const PAGE = `<!DOCTYPE html>${'<p>A line of a page.</p>'.repeat(500)}`;

/** A service that answers with that page of that type, whole or in pieces. */
function startService(type: string, answer: () => unknown) {
  const app = createHttpApp(pino({ enabled: false }));
  packPages(app);
  app.get('/', async (_request, reply) => reply.type(type).send(answer()));
  const ask = (encoding?: string) =>
    app.inject({
      url: '/',
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });
  return { ask };
}

const inPieces = () => ReadableStream.from([PAGE.slice(0, 99), PAGE.slice(99)].map(Buffer.from));

test.for([
  ['text/html; charset=utf-8', () => PAGE],
  ['text/html; charset=utf-8', inPieces],
  ['text/x-script', inPieces],
] as const)(
  'packs %s for who takes gzip, and leaves it as it is for others',
  async ([type, answer]) => {
    const { ask } = startService(type, answer);
    const packed = await ask('gzip, deflate, br');
    const plain = await ask();
    const refused = await ask('gzip;q=0, *;q=0.5');

    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.headers).not.toHaveProperty('content-length');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(PAGE);
    expect(packed.rawPayload.length).toBeLessThan(PAGE.length / 10);
    for (const whole of [plain, refused]) {
      expect(whole.headers).not.toHaveProperty('content-encoding');
      expect([whole.headers['vary'], whole.body]).toEqual(['accept-encoding', PAGE]);
    }
  },
);

test.for(['text/event-stream', 'text/csv', 'application/json'])(
  'leaves %s as it is',
  async (type) => {
    const { ask } = startService(type, () => Readable.from([PAGE]));
    const { headers, body } = await ask('gzip');

    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
    expect(body).toBe(PAGE);
  },
);

test('a page that breaks off before anything of it was sent is a fault, told unpacked', async () => {
  const { ask } = startService('text/html', () =>
    ReadableStream.from(
      (async function* () {
        yield Buffer.from(PAGE);
        throw new Error('broken off');
      })(),
    ),
  );
  const { statusCode, headers, body } = await ask('gzip');

  expect([statusCode, JSON.parse(body)]).toEqual([500, expect.anything()]);
  expect(headers).not.toHaveProperty('content-encoding');
});

test.for(['gzip', 'identity'])(
  'a page that comes as %s is made no further once its reader goes away',
  async (encoding) => {
    const app = createHttpApp(pino({ enabled: false }));
    packPages(app);
    const { promise: ended, resolve: end } = Promise.withResolvers<string>();
    app.get('/', async (_request, reply) =>
      reply.type('text/html').send(
        new ReadableStream({
          // Enough for a first piece on the way, and never the whole of it.
          pull: (page) => page.enqueue(randomBytes(100_000)),
          cancel: () => end('given up'),
        }),
      ),
    );
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const asked = http.get(address, { headers: { 'accept-encoding': encoding } }, (answer) =>
      answer.once('data', () => asked.destroy()),
    );
    asked.on('error', () => undefined);

    expect(await ended).toBe('given up');
    await app.close();
  },
);

test('who has gone before the page that answers their form is no fault of the service', async () => {
  const lines: string[] = [];
  const app = createHttpApp(pino({ level: 'info' }, { write: (line) => lines.push(line) }));
  packPages(app);
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  app.addHook('onError', async (_request, reply) => {
    // Once it is answered, as the metrics count it.
    setImmediate(() => end(reply.statusCode));
  });
  app.post('/', async (request, reply) => {
    asked.destroy();
    await once(request.raw.socket, 'close');
    return reply.type('text/html').send(inPieces());
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'accept-encoding': 'gzip', 'content-type': 'application/json' };
  const asked = http.request(address, { method: 'POST', headers });
  asked.on('error', () => undefined);
  asked.end('{}');

  expect(await ended).toBe(200);
  await app.close();
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
});
