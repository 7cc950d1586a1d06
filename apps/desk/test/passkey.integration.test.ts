import {
  createSoftAuthenticator,
  type Manner,
  type SoftAuthenticator,
} from '@high-street/people/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { startTestApp } from './test-app.ts';
import { ORIGIN, type Browser } from './test-browser.ts';

const creation = z.custom<Parameters<SoftAuthenticator['create']>[0]>();
const request = z.custom<Parameters<SoftAuthenticator['get']>[0]>();

/** A machine that has a passkey of somebody who has joined, and is signed in nowhere. */
async function startWithPasskey(manner: Manner = {}) {
  const desk = await startTestApp();
  const machine = createSoftAuthenticator(ORIGIN);
  const home = await desk.signedIn('owner');
  const { json } = await home.call('/passkeys', { step: 'options', name: 'Laptop' });
  const response = machine.create(creation.parse(json), manner);
  const made = await home.call('/passkeys', { step: 'finish', name: 'Laptop', response });
  expect(made).toEqual({ status: 200, json: { kind: 'made' } });
  await home.post('/sign-out');

  async function ask(browser: Browser, path = '/sign-in/passkey') {
    return request.parse((await browser.call(path, { step: 'options' })).json);
  }

  /** Signs in with what the machine answers. */
  async function use(browser: Browser, how: Manner = {}) {
    const answer = machine.get(await ask(browser), how);
    return finish(browser, answer);
  }

  const finish = (browser: Browser, answer: ReturnType<SoftAuthenticator['get']>) =>
    browser.call('/sign-in/passkey', { step: 'finish', response: answer });

  return { ...desk, desk, machine, home, ask, use, finish };
}

const isIn = async (browser: Browser) => (await browser.get('/people')).statusCode === 200;
const WRONG = { status: 400, json: { kind: 'wrong' } };

// asvs 6.5.1
test('a passkey signs in, and the same answer does so once', async () => {
  const { browser, machine, ask, finish } = await startWithPasskey();
  const mine = browser();
  const answer = machine.get(await ask(mine));
  expect(await finish(mine, answer)).toEqual({ status: 200, json: { kind: 'in' } });
  expect(await isIn(mine)).toBe(true);

  await mine.post('/sign-out');
  expect(await finish(mine, answer)).toEqual(WRONG);
  expect(await isIn(mine)).toBe(false);
});

test.for([
  ['that was asked for by another relying party', { rpId: 'evil.example' }],
  ['that was used on a page of another origin', { origin: 'https://evil.example' }],
  ['that was used on another port', { origin: `${ORIGIN}:8443` }],
  ['whose person was not verified', { isVerified: false }],
  ['that signed something else', { challenge: Buffer.alloc(32).toString('base64url') }],
  [
    'that says to be somebody else’s',
    { userHandle: Buffer.from('somebody').toString('base64url') },
  ],
  // asvs 6.5.1
  ['whose counter went back', { counter: 4 }],
  ['whose counter stood still', { counter: 5 }],
] as const)('a passkey %s lets nobody in, and that is in the log', async ([, manner]) => {
  const { browser, use, readLog, metrics } = await startWithPasskey({ counter: 5 });
  const mine = browser();
  expect(await use(mine, manner)).toEqual(WRONG);
  expect(await isIn(mine)).toBe(false);
  const refused = (await readLog()).filter(({ act }) => act === 'sign_in_refused');
  expect(refused).toMatchObject([
    { actorKind: 'visitor', fields: expect.arrayContaining(['passkey']) },
  ]);
  expect(await metrics()).toContain('desk_sign_ins_total{way="passkey",outcome="wrong"} 1');
});

test('an answer that another browser was asked for lets nobody in', async () => {
  const { browser, machine, ask, finish } = await startWithPasskey();
  const [mine, other] = [browser(), browser()];
  const answer = machine.get(await ask(mine));
  await ask(other);
  expect(await finish(other, answer)).toEqual(WRONG);
  expect(await isIn(other)).toBe(false);
});

test('nonsense is as wrong as anything else', async () => {
  const { browser } = await startWithPasskey();
  for (const response of [null, {}, 'x', { id: 'a', response: { clientDataJSON: '####' } }]) {
    expect(await browser().call('/sign-in/passkey', { step: 'finish', response })).toEqual(WRONG);
  }
  for (const body of [{}, { step: 'other' }, [], 'text']) {
    expect(await browser().call('/sign-in/passkey', body)).toEqual(WRONG);
  }
});

test('a passkey proves that it is still the same person, and one for signing in does not', async () => {
  const { browser, clock, machine, use, ask } = await startWithPasskey();
  const mine = browser();
  await use(mine);
  clock.advance(10 * 60_000);
  expect((await mine.post('/people', {})).statusCode).toBe(307);

  const forSignIn = machine.get(await ask(mine));
  expect(await mine.call('/prove/passkey', { step: 'finish', response: forSignIn })).toEqual(WRONG);
  const response = machine.get(await ask(mine, '/prove/passkey'));
  const proved = await mine.call('/prove/passkey', { step: 'finish', response });
  expect(proved).toEqual({ status: 200, json: { kind: 'in' } });
  expect((await mine.post('/people', {})).statusCode).not.toBe(307);
});

test('a passkey without a name is refused before the device makes it', async () => {
  const { browser, use } = await startWithPasskey();
  const mine = browser();
  await use(mine);
  const unnamed = { status: 422, json: { kind: 'unnamed' } };
  for (const name of ['', '  ', 'x'.repeat(61)]) {
    expect(await mine.call('/passkeys', { step: 'options', name })).toEqual(unnamed);
  }
});

// asvs 7.5.1
test('a passkey is made only by who has just shown who they are', async () => {
  const { browser, clock, use } = await startWithPasskey();
  const mine = browser();
  await use(mine);
  clock.advance(10 * 60_000);
  const asked = await mine.call('/passkeys', { step: 'options' });
  expect(asked).toEqual({ status: 401, json: { kind: 'prove' } });
});

test.for(['/passkeys', '/prove/passkey'])(
  'a script whose session has ended is told so, rather than led to where people sign in: %s',
  async (path) => {
    const desk = await startTestApp();

    const asked = await desk.browser().call(path, { step: 'options' });

    expect(asked).toEqual({ status: 401, json: { kind: 'signed-out' } });
  },
);

test('a passkey that was made elsewhere is not kept', async () => {
  const { browser, desk, use } = await startWithPasskey();
  const mine = browser();
  await use(mine);
  for (const manner of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isVerified: false },
  ]) {
    const { json } = await mine.call('/passkeys', { step: 'options', name: 'Evil' });
    const response = createSoftAuthenticator(ORIGIN).create(creation.parse(json), manner);
    expect(await mine.call('/passkeys', { step: 'finish', name: 'Evil', response })).toEqual(WRONG);
  }
  const owner = await desk.people.findByEmail('owner@shop.example');
  expect(await desk.services.passkeys.list(owner?.id ?? '')).toMatchObject([{ name: 'Laptop' }]);
});
