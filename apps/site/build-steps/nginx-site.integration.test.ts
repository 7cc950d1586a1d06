import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';

import { CLOSED_HEADERS, SECURITY_HEADERS } from '@high-street/server/headers';
import { findFreePort, findTool, makeTempFolder } from '@high-street/server/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { writeHeaders } from './headers.ts';
import { writeNginxSite } from './nginx-site.ts';

const NOT_HERE = '<h1>Not here</h1>';
const FILES = {
  'index.html': '<script>home()</script>',
  'Landing/index.html': '<h1>Landing</h1>',
  'enquiry/index.html': '<h1>Enquiry</h1>',
  'product/brand-marketting/index.html': '<h1>Brand</h1>',
  '404/index.html': NOT_HERE,
  '404.html': NOT_HERE,
  'assets/app-1a2b3c.js': 'export {};',
  'site.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  'favicon.ico': 'icon',
  'doc/privacy-policy.pdf': '%PDF',
  '.well-known/security.txt': 'Contact: mailto:hello@shop.example',
  _headers: '/*',
  _redirects: '',
  _published: '{}',
  '.git/config': '[core]',
};
const PACKED = ['index.html', 'enquiry/index.html', '404/index.html', 'assets/app-1a2b3c.js'];

type Answer = {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
type Question = { readonly method?: string; readonly headers?: Record<string, string> };

const nginx = findTool('nginx');
const stops: (() => Promise<void>)[] = [];
let port: number;

function portOf(address: unknown): number {
  return z.object({ port: z.number() }).parse(address).port;
}

/** Answers in the place of the API, with what reached it. */
async function startApi(): Promise<number> {
  const server = createServer(async (call, answer) => {
    const { method, url, headers } = call;
    const told = JSON.stringify({ method, url, headers, body: await text(call) });
    answer.setHeader('content-security-policy', 'of the API');
    answer.setHeader('content-type', 'application/json').end(told);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return portOf(server.address());
}

async function writeSite(build: string): Promise<string> {
  const folder = join(build, 'client');
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
    if (PACKED.includes(name)) await writeFile(join(folder, `${name}.gz`), gzipSync(content));
  }
  await writeHeaders(build, folder, { frame: "'none'", api: "'self'" });
  await writeNginxSite(build, folder);
  return folder;
}

/** As the README has it. */
function configOf({ build, api }: { build: string; api: number }): string {
  return `
daemon off;
pid nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  include ${join(build, 'nginx-headers.conf')};
  upstream high_street_api { server 127.0.0.1:${api}; keepalive 16; keepalive_timeout 4s; }
  server {
    listen 127.0.0.1:${port};
    root ${join(build, 'client')};
    include ${join(build, 'nginx-site.conf')};
  }
  server {
    listen 127.0.0.1:${port};
    server_name booking.example;
    location / { proxy_pass http://high_street_api; }
  }
}
`;
}

async function ask(path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  const call = request({ port, path, method, headers: { host: 'shop.example', ...headers } });
  call.end(method === 'POST' ? 'a=b' : undefined);
  const answer: IncomingMessage[] = await once(call, 'response');
  const [found] = answer;
  if (!found) throw new Error('nothing was answered');
  const chunks = await found.toArray();
  const body = Buffer.concat(z.array(z.instanceof(Buffer)).parse(chunks));
  const isPacked = found.headers['content-encoding'] === 'gzip';
  const shown = isPacked ? gunzipSync(body) : body;
  return { status: found.statusCode, headers: found.headers, body: shown.toString() };
}

beforeAll(async () => {
  if (nginx === null) return;
  const { path: build, remove } = await makeTempFolder();
  stops.push(remove);
  await chmod(build, 0o755);
  await writeSite(build);
  port = await findFreePort();
  await writeFile(join(build, 'nginx.conf'), configOf({ build, api: await startApi() }));
  const child = spawn(nginx, ['-p', build, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints = text(child.stderr);
  const ended = once(child, 'exit');
  stops.unshift(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${await complaints}`);
      expect((await ask('/robots.txt')).status).toBe(200);
    },
    { timeout: 20_000 },
  );
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const here = test.skipIf(nginx === null);

here.for([
  ['/', FILES['index.html'], 'text/html; charset=utf-8'],
  ['/enquiry', FILES['enquiry/index.html'], 'text/html; charset=utf-8'],
  ['/Landing?x=1', FILES['Landing/index.html'], 'text/html; charset=utf-8'],
  ['/assets/app-1a2b3c.js', 'export {};', 'text/javascript; charset=utf-8'],
  ['/site.webmanifest', '{}', 'application/manifest+json; charset=utf-8'],
  ['/robots.txt', 'User-agent: *', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', FILES['.well-known/security.txt'], 'text/plain; charset=utf-8'],
  ['/favicon.ico', 'icon', 'image/x-icon'],
  ['/doc/privacy-policy.pdf', '%PDF', 'application/pdf'],
] as const)('nginx sends %s as our own server does', async ([path, body, type]) => {
  const answer = await ask(path);

  expect([answer.status, answer.body, answer.headers['content-type']]).toEqual([200, body, type]);
  expect(answer.headers).toMatchObject({
    ...SECURITY_HEADERS,
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
});

here.for(['/', '/enquiry', '/assets/app-1a2b3c.js'])(
  'tells caches that %s comes packed to those alone who take it so',
  async (path) => {
    const packed = await ask(path, { headers: { 'accept-encoding': 'gzip' } });
    const plain = await ask(path);

    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(packed.body).toBe(plain.body);
  },
);

here.for([
  '/nothing',
  '/404',
  '/404/',
  '/404.html',
  '/404/index.html',
  '/index.html',
  '/enquiry/index.html',
  '/index.html.gz',
  '/assets/app-1a2b3c.js.gz',
  '/assets/',
  '/_headers',
  '/_redirects',
  '/_published',
  '/.git/config',
])('shows the page that says so at %s, with its policy and status 404', async (path) => {
  const { status, body, headers } = await ask(path);

  expect([status, body]).toEqual([404, NOT_HERE]);
  expect(headers).toMatchObject({
    ...SECURITY_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  expect(headers['content-security-policy']).not.toBe(CLOSED_HEADERS['content-security-policy']);
});

here.for([
  ['/landing', '/Landing'],
  ['/product/brand-marketing?x=1', '/product/brand-marketting?x=1'],
  ['/product/rewards-and-loyalty-points/', '/product/rewards-and-loyality-points'],
  ['/enquiry/', '/enquiry'],
  ['/ENQUIRY//?plan=Growth', '/enquiry?plan=Growth'],
])('moves %s to %s for good', async ([path = '', location]) => {
  const answer = await ask(path);

  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

const toldSchema = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

here.for([
  ['POST', '/enquiry?plan=Growth'],
  ['POST', '/enquiry'],
  ['POST', '/api/leads'],
  ['GET', '/api/form-token'],
  ['GET', '/api'],
  ['GET', '/your-enquiry'],
  ['POST', '/your-enquiry/7Q4M-2XKP/correct?signature=s'],
  ['PUT', '/'],
] as const)('passes %s %s on to the API, with its own headers alone', async ([method, path]) => {
  const { headers, body } = await ask(path, { method, headers: { 'x-forwarded-for': '9.9.9.9' } });

  expect(toldSchema.parse(JSON.parse(body))).toMatchObject({
    method,
    url: path,
    headers: {
      host: 'shop.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    },
    body: method === 'POST' ? 'a=b' : '',
  });
  expect(headers['content-security-policy']).toBe('of the API');
  expect(headers['x-frame-options']).toBeUndefined();
});

here.for(['/', '/enquiry', '/assets/app-1a2b3c.js'])(
  'leaves %s of the booking page and the desk with their own headers alone',
  async (path) => {
    const { headers } = await ask(path, { headers: { host: 'booking.example' } });

    expect(headers['content-security-policy']).toBe('of the API');
    for (const name of ['x-frame-options', 'cache-control', ...Object.keys(SECURITY_HEADERS)])
      expect([name, headers[name]]).toEqual([name, undefined]);
  },
);
