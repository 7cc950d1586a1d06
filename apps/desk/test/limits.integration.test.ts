import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';
import { createBrowser, ORIGIN } from './test-browser.ts';

const HOUR_MS = 3_600_000;

/** What a passkey is refused with, which cannot say to use one. */
const WAITS = /^Too many tries\. Wait until \d\d:\d\d (?:GMT|BST)\.$/;

test('one mailbox gets so many mails an hour, in whatever spelling, from wherever they are asked for', async () => {
  const desk = await startTestApp({ env: { DESK_SIGN_INS_PER_EMAIL_HOUR: '2' } });
  await desk.signedIn('member', 'mara@shop.example');
  const ask = (address: string, email: string) =>
    createBrowser(desk.app, address).post('/sign-in', { email });

  expect((await ask('192.0.2.1', 'mara@shop.example')).statusCode).toBe(303);
  expect((await ask('192.0.2.2', 'MARA@shop.example')).statusCode).toBe(303);
  const limited = await ask('192.0.2.3', 'Mara@Shop.Example');
  expect(limited.statusCode).toBe(429);
  expect((await ask('192.0.2.3', 'tom@shop.example')).statusCode).toBe(303);

  // Nobody is locked out for good.
  desk.clock.advance(HOUR_MS);
  expect((await ask('192.0.2.3', 'mara@shop.example')).statusCode).toBe(303);
  await desk.mailsOnce(3);
  const log = await desk.readLog();
  expect(log.filter(({ act }) => act === 'sign_in_refused')).toMatchObject([
    { fields: ['link', 'limit'], addressGroup: '192.0.2.0/24' },
  ]);
});

test('who is turned away is told of a passkey where one is let through, and nowhere else', async () => {
  const flooded = await startTestApp({ env: { DESK_SIGN_INS_PER_MINUTE: '1' } });
  const tried = await startTestApp({ env: { DESK_SIGN_INS_PER_ADDRESS_HOUR: '2' } });
  const written = await startTestApp({ env: { DESK_SIGN_INS_PER_EMAIL_HOUR: '1' } });
  const ask = async (desk: typeof tried) => {
    const browser = desk.browser();
    for (let time = 0; time < 2; time += 1) {
      await browser.post('/sign-in', { email: 'mara@shop.example' });
    }
    return (await browser.post('/sign-in', { email: 'mara@shop.example' })).body;
  };
  const waits = /Too many tries. Wait until \d\d:\d\d \w+(, or use a passkey)?\./;

  expect(waits.exec(await ask(flooded))?.[1]).toBe(', or use a passkey');
  expect(waits.exec(await ask(written))?.[1]).toBe(', or use a passkey');
  expect(waits.exec(await ask(tried))).toMatchObject({ 1: undefined });

  // Who is invited has no passkey yet.
  const path = await flooded.invite('tom@shop.example', 'member');
  const refused = await flooded.browser().post(path, { name: 'Tom' });
  expect(waits.exec(refused.body)).toMatchObject({ 1: undefined });
});

test('one address may try so often an hour, an IPv6 network counting as one, and others go on', async () => {
  const desk = await startTestApp({ env: { DESK_SIGN_INS_PER_ADDRESS_HOUR: '3' } });
  const guess = (address: string) =>
    createBrowser(desk.app, address).call('/sign-in/passkey', { step: 'finish', response: {} });

  for (const end of ['1', '2', '3']) {
    expect((await guess(`2001:db8:1:2::${end}`)).status).toBe(400);
  }
  expect(await guess('2001:db8:1:2:ffff::9')).toMatchObject({
    status: 429,
    json: { kind: 'limited', words: expect.stringMatching(WAITS) },
  });
  expect((await guess('2001:db8:1:3::1')).status).toBe(400);
  desk.clock.advance(HOUR_MS);
  expect((await guess('2001:db8:1:2::1')).status).toBe(400);
});

test('one address has so many challenges for a passkey an hour, and others sign in meanwhile', async () => {
  const desk = await startTestApp({ env: { DESK_SIGN_INS_PER_ADDRESS_HOUR: '3' } });
  const ask = (address: string) =>
    createBrowser(desk.app, address).call('/sign-in/passkey', { step: 'options' });

  const flood = await Promise.all(Array.from({ length: 50 }, () => ask('192.0.2.1')));
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(flood.at(-1)).toMatchObject({
    status: 429,
    json: { words: expect.stringMatching(WAITS) },
  });
  expect(await desk.db.selectFrom('passkey_challenges').select('id').execute()).toHaveLength(3);
  expect((await ask('192.0.2.2')).status).toBe(200);
  expect(await desk.metrics()).toContain('desk_sign_ins_total{way="passkey",outcome="limited"} 47');
  desk.clock.advance(HOUR_MS);
  expect((await ask('192.0.2.1')).status).toBe(200);
});

test('a flood of codes from everywhere keeps nobody out who has a passkey or is in', async () => {
  const desk = await startTestApp({ env: { DESK_SIGN_INS_PER_MINUTE: '2' } });
  const owner = await desk.signedIn('owner');
  for (let last = 1; last <= 4; last += 1) {
    await createBrowser(desk.app, `192.0.2.${last}`).post('/sign-in/link/wrong');
  }
  const late = await createBrowser(desk.app, '192.0.2.9').post('/sign-in/link/wrong');
  expect(late.statusCode).toBe(429);

  const tried = await createBrowser(desk.app, '192.0.2.9').call('/sign-in/passkey', {
    step: 'finish',
    response: {},
  });
  expect(tried.status).toBe(400);
  expect((await owner.get('/more')).statusCode).toBe(200);
});

test('of 10,000 attempts at once nobody is in, nobody is locked out, and every one is in the log', async () => {
  const ATTEMPTS = 10_000;
  const desk = await startTestApp({
    env: { DESK_SIGN_INS_PER_ADDRESS_HOUR: '60', DESK_SIGN_INS_PER_MINUTE: '300' },
  });
  const owner = await desk.signedIn('owner');
  const attacker = desk.browser();
  // As the desk's own scripts send them: to render a page for each would take a minute longer.
  const ways = [
    () => attacker.post('/sign-in/code.data', { code: '123456' }),
    () => attacker.post(`/sign-in/link/${'A'.repeat(43)}.data`),
    () => attacker.call('/sign-in/passkey', { step: 'finish', response: {} }),
  ];
  const before = (await desk.readLog()).length;

  await Promise.all(Array.from({ length: ATTEMPTS }, (_, attempt) => ways[attempt % 3]?.()));

  const refused = (await desk.readLog()).slice(before);
  expect(refused).toHaveLength(ATTEMPTS);
  expect(new Set(refused.map(({ act }) => act))).toEqual(new Set(['sign_in_refused']));
  expect(attacker.cookies.has('__Host-desk')).toBe(false);
  expect((await owner.get('/more')).statusCode).toBe(200);
  desk.clock.advance(HOUR_MS);
  const path = await desk.invite('tom@shop.example', 'member');
  expect((await attacker.post(path, { name: 'Tom' })).headers.location).toBe('/welcome');
}, 240_000);

test('attempts are counted by way and outcome, and open sessions are', async () => {
  const desk = await startTestApp();
  await desk.signedIn('owner');
  await desk.browser().post('/sign-in/code', { code: '123456' });
  const metrics = await desk.metrics();
  expect(metrics).toContain('desk_sign_ins_total{way="invitation",outcome="in"} 1');
  expect(metrics).toContain('desk_sign_ins_total{way="code",outcome="wrong"} 1');
  expect(metrics).toContain('desk_sessions 1');
  expect(metrics).toContain('desk_streams 0');
  const { statusCode } = await desk.app.inject({
    url: '/metrics',
    headers: { host: new URL(ORIGIN).host },
  });
  expect(statusCode).toBe(404);
});
