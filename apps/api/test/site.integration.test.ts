import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { errorBodySchema } from '@high-street/contract';
import { readStaticFiles } from '@high-street/server/static';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { readSiteRedirects } from '#/site/index.ts';

import { aFolderWith } from './temp-folder.ts';
import { startPages } from './test-app.ts';

const HOME = '<h1>Home</h1>';
const ENQUIRY = '<h1>Enquiry</h1>';
const NOT_FOUND = '<h1>Not here</h1>';

async function startSite() {
  const folder = await aFolderWith({
    'index.html': HOME,
    'enquiry/index.html': ENQUIRY,
    'enquiry/index.html.br': brotliCompressSync(ENQUIRY),
    'enquiry/index.html.gz': gzipSync(ENQUIRY),
    '404/index.html': NOT_FOUND,
    '404.html': NOT_FOUND,
    'assets/app-1a2b3c.js': 'export {};',
    'robots.txt': 'User-agent: *',
    // Left behind by whoever put the files there.
    '.git/config': '[core]',
    '.env.local': 'CRM_KEY=secret',
    _headers: '/*',
    _redirects: '',
  });
  return startPages(await readStaticFiles(folder));
}

test.for([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['deflate', undefined],
  ['', undefined],
] as const)('sends to who accepts "%s" the coding %s', async ([accepted, coding]) => {
  const app = await startSite();

  const answer = await app.inject({ url: '/enquiry', headers: { 'accept-encoding': accepted } });

  const bodies = { br: brotliCompressSync(ENQUIRY), gzip: gzipSync(ENQUIRY) };
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.rawPayload).toEqual(coding ? bodies[coding] : Buffer.from(ENQUIRY));
});

test('lets the browser ask whether a page has changed, and keep assets for ever', async () => {
  const app = await startSite();

  const page = await app.inject('/enquiry');
  const asset = await app.inject('/assets/app-1a2b3c.js');

  expect(page.headers['cache-control']).toBe('no-cache');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const etag = String(page.headers.etag);
  for (const asked of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.inject({ url: '/enquiry', headers: { 'if-none-match': asked } });
    expect([asked, again.statusCode, again.body]).toEqual([asked, 304, '']);
    expect(again.headers.etag).toBe(etag);
  }
  const other = await app.inject({
    url: '/enquiry',
    headers: { 'if-none-match': etag, 'accept-encoding': 'br' },
  });
  expect(other.statusCode).toBe(200);
  expect(other.headers.etag).not.toBe(etag);
});

// asvs 4.1.1
test.for([
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['apple-touch-icon.png', 'image/png'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
])('sends %s as %s', async ([name = '', type]) => {
  const app = await startPages(await readStaticFiles(await aFolderWith({ [name]: 'x' })));

  expect((await app.inject(`/${name}`)).headers['content-type']).toBe(type);
});

test('answers HEAD like GET without the body', async () => {
  const app = await startSite();

  const answer = await app.inject({ method: 'HEAD', url: '/enquiry' });

  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['content-length']).toBe(String(ENQUIRY.length));
});

test.for([
  ['/enquiry/', '/enquiry'],
  ['/enquiry/?plan=Growth&x=%2F', '/enquiry?plan=Growth&x=%2F'],
  ['/Enquiry?Plan=Growth', '/enquiry?Plan=Growth'],
  ['/ENQUIRY//', '/enquiry'],
])('moves %s to %s for good', async ([url = '', location]) => {
  const app = await startSite();

  const answer = await app.inject(url);

  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

// asvs 13.4.1, 13.4.3
test.for([
  '/nothing',
  '/404',
  '/404/',
  '/404.html',
  '/enquiry/index.html',
  '/assets/',
  '/ROBOTS.TXT',
  '/api-docs',
  '/.git/config',
  '/.env.local',
  '/_headers',
  '/_redirects',
  '/enquiry%',
  '/%zz',
  '/a%c0%af',
  '/api%zz',
])('shows the page that says so at %s, with status 404', async (url) => {
  const app = await startSite();

  const answer = await app.inject(url);

  expect([answer.statusCode, answer.body]).toEqual([404, NOT_FOUND]);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.for([
  ['GET', '/api/%zz'],
  ['POST', '/%zz'],
] as const)('%s %s is no page, so its answer is an error', async ([method, url]) => {
  const app = await startSite();

  const answer = await app.inject({ method, url });

  expect(answer.statusCode).toBe(404);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe('not_found');
});

// asvs 3.5.3
test.for(['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined])(
  'lets nobody post to a page, whatever the type: %s',
  async (type) => {
    const app = await startSite();

    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: type === undefined ? {} : { 'content-type': type },
      payload: type === undefined ? '' : 'a=b',
    });

    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe('method_not_allowed');
  },
);

// asvs 13.4.5
test.for(['/api', '/api?x', '/api/', '/api/nothing', '/api/docs'])(
  'answers %s in JSON',
  async (url) => {
    const app = await startSite();

    const answer = await app.inject(url);

    expect(answer.statusCode).toBe(404);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe('not_found');
  },
);

const MOST_HEADERS = 16_384;
const TRICKS = [
  '/../../etc/passwd',
  '/assets/../../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..\\..\\etc\\passwd',
  '//evil.example',
  '//evil.example/',
  '//evil.example/enquiry/',
  '///evil.example//',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/enquiry%00',
  '/enquiry\u0000',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/enquiry/%c0%af',
  '/%0d%0aset-cookie:x=1/',
  '/enquiry/?%0d%0aset-cookie:x=1',
  '/__proto__',
  '/constructor/',
  '/enquiry//',
  '/enquiry;x=1',
  '/ENQUIRY',
  `/${'a'.repeat(8_000)}`,
  `/${'/'.repeat(12_000)}x`,
  `/${'a'.repeat(200_000)}`,
  'http://evil.example/enquiry/',
  '*',
  'enquiry',
];

// asvs 1.1.1, 3.7.2, 5.3.2
test('answers every trick in a path with neither a failure nor another host', async () => {
  const app = await startSite();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = z.object({ port: z.number() }).parse(app.addresses()[0]).port;

  for (const path of TRICKS) {
    const answer = await ask(port, path);
    const shown = path.slice(0, 60);
    const [, status = '', head = ''] =
      /^HTTP\/1\.1 (\d{3}) ([\s\S]*?)(?:\r\n\r\n|$)/.exec(answer) ?? [];
    // A path that is longer than all headers may be is cut off, at times before the answer is read.
    if (path.length < MOST_HEADERS) expect.soft(status, shown).toMatch(/^[234]\d\d$/);
    expect.soft(status, shown).not.toMatch(/^5/);
    const location = /^location: (.*)$/im.exec(head)?.[1]?.trim() ?? '/';
    expect.soft(location, shown).toMatch(/^\/(?![/\\])/);
    expect.soft(head, shown).not.toMatch(/^set-cookie:/im);
    expect.soft(answer, shown).not.toMatch(/root:|node_modules|"private"/);
  }
});

/** Sends a request line as it stands, which `fetch` would tidy up first, and gives what came back. */
async function ask(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The server closes before it has read all of a very long path.
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  return Buffer.concat(chunks).toString();
}

test('an address that has moved leads on for good and keeps its query', async () => {
  const folder = await aFolderWith({
    _redirects: '/landing /Landing 301\n/card /Landing 301\n',
    'Landing/index.html': '<h1>Landing</h1>',
  });
  const app = await startPages(await readStaticFiles(folder), await readSiteRedirects(folder));
  const paths = ['/landing', '/landing/', '/LANDING', '/Landing/', '/card', '/Card/'];
  for (const url of paths.map((path) => `${path}?utm_source=card`)) {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/Landing?utm_source=card');
  }
  expect((await app.inject('/Landing')).statusCode).toBe(200);
});
