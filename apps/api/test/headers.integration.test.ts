import { CLOSED_HEADERS, SECURITY_HEADERS } from '@high-street/server/headers';
import { readStaticFiles } from '@high-street/server/static';
import { observatoryScore } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { readSiteHeaders } from '#/site/index.ts';

import { aSentEnquiry, sendForm } from './plain-form-page.ts';
import { aFolderWith } from './temp-folder.ts';
import { startPages, startTestApp } from './test-app.ts';

const PAGE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const HEADERS = `/*
  referrer-policy: no-referrer

/assets/*
  cache-control: public, max-age=60

/
  content-security-policy: ${PAGE_POLICY} 'sha256-home'

/enquiry/
  Content-Security-Policy: ${PAGE_POLICY}
  cache-control: no-cache

/404/
  content-security-policy: ${PAGE_POLICY} 'sha256-404'
`;

async function startSite() {
  const folder = await aFolderWith({
    'index.html': '<h1>Home</h1>',
    'enquiry/index.html': '<h1>Enquiry</h1>',
    '404/index.html': '<h1>Not here</h1>',
    'assets/app-1a2b3c.js': 'export {};',
    _headers: HEADERS,
  });
  const files = await readStaticFiles(folder);
  const moved = new Map([['/landing', '/Landing']]);
  return startPages(files, moved, await readSiteHeaders(folder, files));
}

// asvs 3.4.4
test.for([
  ['/', 200, `${PAGE_POLICY} 'sha256-home'`],
  ['/?plan=Growth', 200, `${PAGE_POLICY} 'sha256-home'`],
  ['/enquiry', 200, PAGE_POLICY],
  ['/no/such/door', 404, `${PAGE_POLICY} 'sha256-404'`],
  ['/404', 404, `${PAGE_POLICY} 'sha256-404'`],
  ['/%zz', 404, `${PAGE_POLICY} 'sha256-404'`],
  ['/assets/gone.js', 404, `${PAGE_POLICY} 'sha256-404'`],
] as const)('sends with %s what _headers says', async ([url, status, policy]) => {
  const app = await startSite();

  const { statusCode, headers } = await app.inject(url);

  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    ...CLOSED_HEADERS,
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  expect(observatoryScore({ headers })).toBeGreaterThanOrEqual(125);
});

test('_headers says how long a file may be kept, and a page that is not sent again says all again', async () => {
  const app = await startSite();

  const asset = await app.inject('/assets/app-1a2b3c.js');
  const first = await app.inject('/enquiry');
  const again = await app.inject({
    url: '/enquiry',
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(asset.headers['cache-control']).toBe('public, max-age=60');
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(PAGE_POLICY);
  expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', etag: first.headers.etag });
});

// asvs 3.2.1, 3.4.5
test.for([
  ['a call that is none', { url: '/api/nothing', method: 'POST' }, 404],
  ['a page that is posted to', { url: '/faqs', method: 'POST' }, 404],
  ['Home when it is posted to', { url: '/', method: 'POST' }, 405],
  ['an address that moved', { url: '/landing', method: 'GET' }, 301],
  ['the slash at the end of a page', { url: '/enquiry/', method: 'GET' }, 301],
  ['a call whose address cannot be read', { url: '/api/%zz', method: 'GET' }, 404],
  ['a sign of life', { url: '/healthz', method: 'GET' }, 200],
  ['a body that cannot be read', { url: '/api/leads', method: 'POST', payload: '{' }, 400],
] as const)('closes %s to everybody', async ([, call, status]) => {
  const app = await startSite();

  const { statusCode, headers } = await app.inject({
    ...call,
    headers: { 'content-type': 'application/json' },
  });

  expect(statusCode).toBe(status);
  const { 'referrer-policy': _, ...closed } = CLOSED_HEADERS;
  expect(headers).toMatchObject(closed);
  expect(observatoryScore({ headers })).toBeGreaterThanOrEqual(125);
});

test('a form that is sent without scripts gets a page that runs nothing and may be sent again', async () => {
  const { app } = await startTestApp();

  const done = await sendForm(app, '/enquiry', aSentEnquiry());
  const refused = await sendForm(app, '/enquiry', aSentEnquiry({ email: 'anna' }));

  for (const { headers } of [done, refused]) {
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "style-src 'self'; font-src 'self'; img-src 'self'",
    );
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(observatoryScore({ headers })).toBeGreaterThanOrEqual(125);
  }
});

test('pages without the file that says how browsers may use them are not served', async () => {
  const folder = await aFolderWith({ 'index.html': '<h1>Home</h1>' });
  const files = await readStaticFiles(folder);

  await expect(readSiteHeaders(folder, files)).rejects.toThrow('Build it with npm run build');
  expect((await readSiteHeaders('/nowhere', new Map()))('/')).toEqual({});
});
