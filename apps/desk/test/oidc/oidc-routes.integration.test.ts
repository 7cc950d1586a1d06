import { expect, test } from 'vitest';

import type { Environment } from '@high-street/server';

import { startTestApp } from '../test-app.ts';
import type { Browser } from '../test-browser.ts';
import type { Account } from './build-provider.ts';
import { CALLBACK, MARA } from './oidc-desk.ts';
import { openProviderBrowser } from './provider-browser.ts';
import { startProvider } from './test-provider.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OWN = 'mara@shop.example';

/** The page that is wanted, and the browser's cookies at the provider, if it was there before. */
type Way = { readonly to?: string; readonly there?: ReturnType<typeof openProviderBrowser> };

/** A desk with a provider, where Mara is invited and has not joined. */
async function startDesk(env: Environment = {}) {
  const provider = await startProvider({ callback: CALLBACK });
  const { issuer, clientId, clientSecret } = provider.settings;
  const desk = await startTestApp({
    env: {
      OIDC_ISSUER: issuer.origin,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      ...env,
    },
  });
  await desk.invite(OWN, 'member');

  /** Presses the button, and gives the address at the provider to which the page leads. */
  async function press(browser: Browser, to = '/more'): Promise<URL> {
    const page = await browser.post('/sign-in/oidc', { to });
    expect(page.statusCode).toBe(200);
    const address = /href="(http:[^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(page.body).toContain(`0;url=${address.replaceAll('&', '&amp;')}`);
    return new URL(address);
  }

  /** Presses the button, is somebody at the provider, and gives the path that the provider sends back to. */
  async function travel(
    browser: Browser,
    visitor: Account | null = MARA,
    { to, there = openProviderBrowser() }: Way = {},
  ) {
    provider.seat(visitor);
    const back = await there.follow(await press(browser, to), CALLBACK);
    return `${back.pathname}${back.search}`;
  }

  return { ...desk, provider, press, travel };
}

const isIn = async (browser: Browser) => (await browser.get('/more')).statusCode === 200;

// asvs 16.3.1
test('who was invited signs in with their account at the provider, and has joined with it', async () => {
  const desk = await startDesk();
  const browser = desk.browser();
  expect((await browser.get('/sign-in?to=/more')).body).toContain(
    `Sign in with ${desk.provider.settings.issuer.host}`,
  );

  const back = await browser.get(await desk.travel(browser));

  expect(back).toMatchObject({ statusCode: 303, headers: { location: '/more' } });
  expect(await isIn(browser)).toBe(true);
  const [mara] = await desk.people.list();
  expect(mara).toMatchObject({ email: OWN, sessions: 1, invitation: null });
  expect(mara?.joinedAt).not.toBeNull();
  const [session] = await desk.sessions.list(mara?.id ?? '');
  expect(session).toMatchObject({ way: 'oidc', agent: 'Firefox on Linux' });
  const log = await desk.readLog();
  expect(log.map(({ act }) => act)).toEqual(['invited', 'joined', 'signed_in']);
  expect(log.at(-1)).toMatchObject({ personId: mara?.id, fields: ['oidc'] });
  expect(await desk.metrics()).toContain('desk_sign_ins_total{way="oidc",outcome="in"} 1');
});

// asvs 7.6.2
test('opening an address sets nothing in motion', async () => {
  const desk = await startDesk();
  const browser = desk.browser();

  for (const method of ['GET', 'HEAD'] as const) {
    expect((await browser.send(method, '/sign-in/oidc?to=/more')).statusCode).toBe(200);
  }
  expect(await desk.db.selectFrom('oidc_requests').selectAll().execute()).toEqual([]);
});

// asvs 16.3.1
test('everything wrong is one answer to its visitor, and told apart in the log', async () => {
  const desk = await startDesk();
  const { travel } = desk;
  const leftId = (await desk.people.list()).at(0)?.id ?? '';
  await desk.invite('tom@shop.example', 'member');
  const stranger = { subject: 'ann', email: 'ann@shop.example' };
  const returns: (readonly [reason: string, prepare: (browser: Browser) => Promise<string>])[] = [
    ['not_invited', (browser) => travel(browser, stranger)],
    ['unverified_address', (browser) => travel(browser, { ...MARA, isVerified: false })],
    ['provider_refused', (browser) => travel(browser, null)],
    ['other_browser', () => travel(desk.browser())],
    ['unknown_state', async () => '/sign-in/oidc/callback?state=made-up&code=made-up'],
    [
      'unknown_state',
      async (browser) => {
        const path = await travel(browser);
        await browser.get(path);
        await browser.post('/sign-out');
        return path;
      },
    ],
    [
      'not_invited',
      async (browser) => {
        const path = await travel(browser);
        await desk.people.erase({ personId: leftId, actor: { kind: 'command' } });
        return path;
      },
    ],
    [
      'provider_away',
      async (browser) => {
        const path = await travel(browser, { subject: 'tom', email: 'tom@shop.example' });
        await desk.provider.stop();
        return path;
      },
    ],
  ];

  for (const [reason, prepare] of returns) {
    const browser = desk.browser();
    const answer = await browser.get(await prepare(browser));
    expect(answer.statusCode).toBe(303);
    const at = new URL(String(answer.headers.location), CALLBACK);
    expect([at.pathname, at.searchParams.get('refused')]).toEqual(['/sign-in/oidc', 'wrong']);
    expect((await browser.get(`${at.pathname}${at.search}`)).body).toContain('did not work');
    expect(await isIn(browser)).toBe(false);
    expect((await desk.readLog()).at(-1)).toMatchObject({
      act: 'sign_in_refused',
      actorKind: 'visitor',
      fields: ['oidc', reason],
    });
  }
});

test('a secret that the provider does not know is the same answer, and in the log and the metrics', async () => {
  const desk = await startDesk({ OIDC_CLIENT_SECRET: 'the secret of last year' });
  const browser = desk.browser();

  const answer = await browser.get(await desk.travel(browser));

  expect(answer).toMatchObject({
    statusCode: 303,
    headers: { location: '/sign-in/oidc?to=%2Fmore&refused=wrong' },
  });
  expect((await desk.readLog()).at(-1)).toMatchObject({ fields: ['oidc', 'code_refused'] });
  expect(await desk.metrics()).toContain('desk_sign_ins_total{way="oidc",outcome="wrong"} 1');
});

test('an invitation that is over lets nobody in by the provider either', async () => {
  const desk = await startDesk();
  desk.clock.advance(25 * HOUR_MS);
  const browser = desk.browser();

  await browser.get(await desk.travel(browser));

  expect(await isIn(browser)).toBe(false);
});

test('a provider that is away while somebody sets out is the same answer', async () => {
  const desk = await startDesk();
  await desk.provider.stop();
  const browser = desk.browser();

  const answer = await browser.post('/sign-in/oidc', { to: '/more' });

  expect(answer).toMatchObject({
    statusCode: 303,
    headers: { location: '/sign-in/oidc?to=%2Fmore&refused=wrong' },
  });
  expect((await desk.readLog()).at(-1)).toMatchObject({ fields: ['oidc', 'provider_away'] });
});

// asvs 7.2.4
test('a fresh sign-in at the provider is a proof, of who is signed in and of nobody else', async () => {
  const desk = await startDesk();
  const browser = desk.browser();
  await browser.get(await desk.travel(browser));
  await desk.invite('tom@shop.example', 'member');
  desk.clock.advance(11 * MINUTE_MS);
  const wanted = '/you/passkey';
  const stopped = await browser.get(wanted);
  expect(stopped).toMatchObject({
    statusCode: 303,
    headers: { location: '/prove?to=%2Fyou%2Fpasskey' },
  });
  expect((await browser.get('/prove?to=%2Fyou%2Fpasskey')).body).toContain('Sign in with');

  const tom = { subject: 'tom', email: 'tom@shop.example' };
  const refused = await browser.get(await desk.travel(browser, tom, { to: wanted }));
  expect((await browser.get(String(refused.headers.location))).body).toContain(
    'href="/prove?to=%2Fyou%2Fpasskey"',
  );
  expect((await browser.get(wanted)).statusCode).toBe(303);
  expect((await desk.press(browser, wanted)).searchParams.get('max_age')).toBe('0');

  const thief = browser.copy();
  const back = await browser.get(await desk.travel(browser, MARA, { to: wanted }));
  expect(await isIn(thief)).toBe(false);
  expect(back).toMatchObject({ statusCode: 303, headers: { location: wanted } });
  expect((await browser.get(wanted)).statusCode).toBe(200);
  const acts = (await desk.readLog()).map(({ act, fields }) => [act, ...fields].join(' '));
  expect(acts.slice(-2)).toEqual(['sign_in_refused oidc other_person', 'proved']);
});

test('who comes in again by a sign-in that is still open at the provider is asked for a proof', async () => {
  const desk = await startDesk();
  const browser = desk.browser();
  const there = openProviderBrowser();
  await browser.get(await desk.travel(browser, MARA, { there }));
  await browser.post('/sign-out');
  desk.clock.advance(11 * MINUTE_MS);

  await browser.get(await desk.travel(browser, MARA, { there }));
  expect(desk.provider.logins()).toBe(1);
  expect(await isIn(browser)).toBe(true);
  const wanted = '/you/passkey';
  expect(await browser.get(wanted)).toMatchObject({
    statusCode: 303,
    headers: { location: '/prove?to=%2Fyou%2Fpasskey' },
  });

  await browser.get(await desk.travel(browser, MARA, { to: wanted, there }));
  expect(desk.provider.logins()).toBe(2);
  expect((await browser.get(wanted)).statusCode).toBe(200);
});

// asvs 6.3.1
test('tries are limited by address, and those that are turned away are in the log', async () => {
  const desk = await startDesk({ DESK_SIGN_INS_PER_ADDRESS_HOUR: '1' });
  const browser = desk.browser();
  await desk.press(browser);

  const answer = await browser.post('/sign-in/oidc', { to: '/more' });

  expect(answer.headers.location).toBe('/sign-in/oidc?to=%2Fmore&refused=limited');
  expect((await desk.readLog()).at(-1)).toMatchObject({ fields: ['oidc', 'limit'] });
  expect(await desk.metrics()).toContain('desk_sign_ins_total{way="oidc",outcome="limited"} 1');
});

test('without a provider there is no button and nothing at its addresses', async () => {
  const desk = await startTestApp();
  const browser = desk.browser();

  expect((await browser.get('/sign-in')).body).not.toContain('Sign in with');
  expect((await browser.get('/sign-in/oidc')).statusCode).toBe(404);
  expect((await browser.get('/sign-in/oidc/callback?state=a&code=b')).statusCode).toBe(404);
  expect((await browser.post('/sign-in/oidc', { to: '/' })).statusCode).toBe(404);
});
