import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { createLog } from '@high-street/server';
import { observatoryScore } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';
import { ORIGIN } from './test-browser.ts';

const { host: HOST } = new URL(ORIGIN);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Where a form comes from that is none of the desk's, and what its browser says of that. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another origin': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'the site of the same owner': {
    origin: 'https://www.shop.example',
    'sec-fetch-site': 'same-site',
  },
  'another origin, in an older browser': { origin: 'https://evil.example' },
  'a frame that hides where it is': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'a page that hides it, in an older browser': { origin: 'null' },
  'another port': { origin: `${ORIGIN}:8443`, 'sec-fetch-site': 'same-site' },
  'an address without TLS': { origin: ORIGIN.replace('https', 'http') },
  'nobody knows where': {},
};

// asvs 3.5.1, 3.5.2
test('a form that comes from elsewhere changes nothing', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('owner');
  const paths = ['/sign-out', '/people', '/you', '/sign-in', '/passkeys', '/nowhere'];
  for (const [place, said] of Object.entries(ELSEWHERE)) {
    for (const url of [...paths, '/sign-out.data']) {
      const headers = { ...FORM, ...said };
      const { statusCode } = await browser.send('POST', url, { headers, payload: 'a=b' });
      expect([place, url, statusCode]).toEqual([place, url, 403]);
    }
  }
  expect(await browser.get('/more')).toMatchObject({ statusCode: 200 });
});

test('a form of a browser that says no Origin comes from the desk if the browser says so otherwise', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('member');
  const headers = { ...FORM, 'sec-fetch-site': 'same-origin' };
  const { statusCode } = await browser.send('POST', '/sign-out', { headers, payload: '' });
  expect(statusCode).toBe(303);
});

test('a request that names another host is for somebody else', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('owner');
  for (const host of [
    'evil.example',
    'desk.shop.example.evil.example',
    'desk.shop.example:8443',
    'localhost',
    '127.0.0.1:3002',
  ]) {
    for (const url of ['/', '/sign-in', '/people', '/people.data', '/live', '/assets/none.js']) {
      const answer = await browser.get(url, { host });
      expect([host, url, answer.statusCode]).toEqual([host, url, 421]);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body).not.toContain(host);
    }
  }
});

test('what proxies say of the host and the protocol decides about nothing', async () => {
  const desk = await startTestApp({ env: { TRUSTED_PROXIES: '192.0.2.7' } });
  const browser = desk.browser();
  const forged = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
  };
  await browser.get('/sign-in', forged);
  await desk.signedIn('member', 'mara@shop.example');
  await browser.post('/sign-in', { email: 'mara@shop.example' }, forged);
  const [mail] = await desk.mailsOnce(1);
  expect(mail?.text).toContain(`${ORIGIN}/sign-in/link/`);
  expect(mail?.text).not.toContain('evil');
});

test('the probes answer under whatever name, and say nothing of anybody', async () => {
  const desk = await startTestApp();
  for (const url of ['/healthz', '/readyz']) {
    const { statusCode, body } = await desk.app.inject({ url, headers: { host: '10.0.0.4:3002' } });
    expect([statusCode, body]).toEqual([
      200,
      expect.stringMatching(/^\{"status":"(?:ok|ready)"\}$/),
    ]);
  }
});

// asvs 3.4.3
test('every page has headers with an Observatory score of at least 125, and a nonce of its own', async () => {
  const desk = await startTestApp();
  const owner = await desk.signedIn('owner');
  const nonces = new Set<string>();
  const pages = ['/', '/people', '/more', '/prove', '/welcome', '/nowhere'];
  for (const path of pages) {
    const { headers, body } = await owner.get(path);
    const { 'set-cookie': _, ...rest } = headers;
    expect([path, observatoryScore({ headers: rest, html: body })]).toEqual([
      path,
      expect.any(Number),
    ]);
    expect(observatoryScore({ headers: rest, html: body })).toBeGreaterThanOrEqual(125);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
    nonces.add(nonce);
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/ style="| on\w+="/);
  }
  expect(nonces.size).toBe(pages.length);
});

test('files keep for ever, and what is no page is closed to all', async () => {
  const desk = await startTestApp();
  const file = [...desk.screens.assets.keys()].find((path) => path.endsWith('.js'));
  const { statusCode, headers } = await desk.browser().get(file ?? '');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  const robots = await desk.browser().get('/assets/none.js');
  expect(robots.statusCode).toBe(404);
  expect(robots.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a body that is too long is not read', async () => {
  const desk = await startTestApp();
  const { statusCode } = await desk.browser().post('/sign-in', { email: 'a'.repeat(70_000) });
  expect(statusCode).toBe(413);
});

test('what is no form is refused wherever one is taken, and is no fault of the desk', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const desk = await startTestApp({ log });
  const owner = await desk.signedIn('owner');
  const bodies = [
    [{}, ''],
    [{}, 'email=anna'],
    [{ 'content-type': 'text/plain' }, 'email=anna'],
    [{ 'content-type': 'application/json' }, '{"email":"anna"}'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 'email=anna'],
    [{ 'content-type': 'multipart/form-data' }, ''],
  ] as const;

  for (const [type, payload] of bodies) {
    for (const url of ['/sign-in', '/people', '/replies/new', '/you', '/people.data']) {
      const headers = { ...type, origin: ORIGIN };
      const { statusCode } = await owner.send('POST', url, { headers, payload });
      expect([type, url, statusCode]).toEqual([type, url, 415]);
    }
  }
  expect(lines).toEqual([]);
});

test('a character that the database cannot hold is left out of whatever somebody sends', async () => {
  const desk = await startTestApp();
  const { reference, id } = await storeLead(desk);
  const member = await desk.signedIn('member');
  const path = `/leads/${reference}`;
  const note = { body: 'Two\0 branches' };
  const call = { outcome: 'no_answer', note: 'Rang\0 twice' };

  expect((await member.post(`${path}/note`, note)).statusCode).toBe(303);
  expect((await member.post(`${path}/called`, call)).statusCode).toBe(303);

  const history = await desk.services.leadReader.history(id);
  const written = history.flatMap(({ note: words }) => (words ? [words.body] : []));
  expect(written.toSorted()).toEqual(['Rang twice', 'Two branches']);
});

test.for([
  ['/bookings/%00', 404],
  ['/bookings/%00/move', 404],
  ['/numbers?campaign=h:%00', 404],
  ['/leads?q=anna%2500', 200],
  // Nothing is on that page, which leads to the first one.
  ['/deliveries?dead=0000-01-01T00:00:00.000000Z~0197f000-0000-7000-8000-000000000000', 302],
] as const)('the database is not asked about what it cannot hold: %s', async ([url, status]) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const desk = await startTestApp({ log });
  const owner = await desk.signedIn('owner');

  expect((await owner.get(url)).statusCode).toBe(status);
  expect(lines).toEqual([]);
});

test.for([
  ['with an origin, as proxies are asked', `${ORIGIN}/sign-in`, 200],
  ['with another origin', 'http://evil.example/sign-in', 200],
  ['that is none', '*/sign-in', 404],
  ['that would name another host', '*@evil.example/sign-in', 404],
] as const)('a request line may have an address %s', async ([, target, status]) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { app } = await startTestApp({ log });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(lines).toEqual([]);
});

test('methods that no form has are nobody’s', async () => {
  const desk = await startTestApp();
  const owner = await desk.signedIn('owner');
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  for (const method of ['PUT', 'DELETE'] as const) {
    expect((await owner.send(method, '/people', { headers })).statusCode).toBe(404);
  }
});

test('who may not go somewhere is told so within the frame, with the rooms that are open to them', async () => {
  const desk = await startTestApp();
  await desk.signedIn('owner');
  const browser = await desk.signedIn('member');
  const { statusCode, body } = await browser.get('/people');
  expect(statusCode).toBe(403);
  expect(body).toContain('This page is not for your role.');
  expect(body).toMatch(/<nav[^>]*class="rail"/);
  // The room of the page itself would be marked as the current one.
  const rooms = [...body.matchAll(/<a[^>]*class="rail-room[^>]*href="([^"]+)"/g)];
  const paths = rooms.map(([, path]) => path);
  expect(paths).toContain('/leads');
  expect(paths).not.toContain('/people');
});
