import { expect, test } from 'vitest';

import { createPasskeys, type Person } from '#/index.ts';

import { createSoftAuthenticator, type Manner } from './soft-authenticator.ts';
import { asPerson, HOME, ORIGIN, startTestDesk, type TestDesk } from './test-desk.ts';

const BROWSER = { browserToken: 'the browser', addressGroup: HOME };
const WRONG = { kind: 'wrong', triesLeft: 0 };

/** Somebody with a passkey that counts, which was used six times. */
async function aPasskey(
  desk: TestDesk,
  email = 'ann@example.com',
  manner: Manner = { counter: 6 },
) {
  const person = await desk.addPerson(email);
  const authenticator = createSoftAuthenticator(ORIGIN);
  const options = await desk.passkeys.registerOptions({ person, ...BROWSER });
  const response = authenticator.create(options, manner);
  const passkey = await desk.passkeys.register({ person, ...BROWSER, response, name: 'Laptop' });
  return { person, authenticator, passkey };
}

async function lastLine(desk: TestDesk) {
  return (await desk.readLog()).at(-1);
}

test('a passkey is made for one person, whoever sits there is asked for, and it signs them in', async () => {
  const desk = await startTestDesk();
  const { person, authenticator, passkey } = await aPasskey(desk);
  expect(passkey).toMatchObject({ name: 'Laptop', isBackedUp: true, lastUsedAt: null });
  expect(await lastLine(desk)).toMatchObject({ act: 'passkey_added', recordId: passkey?.id });

  const options = await desk.passkeys.signInOptions(BROWSER);
  expect(options).toMatchObject({ rpId: 'desk.shop.example', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
  const response = authenticator.get(options);

  expect(await desk.passkeys.signIn({ ...BROWSER, response })).toEqual({ kind: 'in', person });
  expect(await desk.passkeys.list(person.id)).toMatchObject([{ lastUsedAt: desk.clock.now() }]);
});

test('asks for a discoverable passkey, user verification and only well-kept algorithms', async () => {
  const desk = await startTestDesk();
  const { person } = await aPasskey(desk);

  const options = await desk.passkeys.registerOptions({ person, ...BROWSER });

  expect(options).toMatchObject({
    rp: { id: 'desk.shop.example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ transports: ['internal'] }],
  });
  expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
});

const LIES: [string, Manner][] = [
  ['of another relying party', { rpId: 'desk.evil.example' }],
  ['from another origin', { origin: 'https://desk.evil.example' }],
  ['from the same name without TLS', { origin: 'http://desk.shop.example' }],
  ['of who was touched and not verified', { isVerified: false }],
  ['for another challenge', { challenge: 'another-challenge' }],
];

test.for([
  ...LIES,
  ['whose counter went back', { counter: 5 }],
  ['whose counter stayed', { counter: 6 }],
  ['whose counter fell to nought', { counter: 0 }],
  ['that does not say whose it is', { userHandle: null }],
  ['that says to be of somebody else', { userHandle: Buffer.from('else').toString('base64url') }],
] satisfies [string, Manner][])(
  'lets nobody in by a passkey %s, and the log says so',
  async ([, manner]) => {
    const desk = await startTestDesk();
    const { authenticator } = await aPasskey(desk);
    const options = await desk.passkeys.signInOptions(BROWSER);

    const response = authenticator.get(options, manner);
    expect(await desk.passkeys.signIn({ ...BROWSER, response })).toEqual(WRONG);

    expect(await lastLine(desk)).toMatchObject({
      act: 'sign_in_refused',
      actorKind: 'visitor',
      addressGroup: HOME,
    });
  },
);

test('a counter that went back is named in the log, with whose passkey it is', async () => {
  const desk = await startTestDesk();
  const { person, authenticator } = await aPasskey(desk);
  const response = authenticator.get(await desk.passkeys.signInOptions(BROWSER), { counter: 3 });

  await desk.passkeys.signIn({ ...BROWSER, response });

  expect(await lastLine(desk)).toMatchObject({
    fields: ['passkey', 'counter'],
    recordKind: 'person',
    recordId: person.id,
  });
});

test('a passkey that never counts is good each time', async () => {
  const desk = await startTestDesk();
  const { authenticator } = await aPasskey(desk, 'ann@example.com', { counter: 0 });

  for (let time = 0; time < 3; time += 1) {
    const response = authenticator.get(await desk.passkeys.signInOptions(BROWSER));
    expect(await desk.passkeys.signIn({ ...BROWSER, response })).toMatchObject({ kind: 'in' });
  }
});

test('of two answers with the same count at once, one is good', async () => {
  const desk = await startTestDesk();
  const { authenticator } = await aPasskey(desk);
  const responses = [];
  for (let copy = 0; copy < 4; copy += 1) {
    responses.push(authenticator.get(await desk.passkeys.signInOptions(BROWSER), { counter: 7 }));
  }

  const outcomes = await Promise.all(
    responses.map((response) => desk.passkeys.signIn({ ...BROWSER, response })),
  );

  expect(outcomes.filter(({ kind }) => kind === 'in')).toHaveLength(1);
});

test('an answer is good once, for five minutes, in the browser that was asked', async () => {
  const desk = await startTestDesk();
  const { authenticator } = await aPasskey(desk);
  const get = async () => authenticator.get(await desk.passkeys.signInOptions(BROWSER));
  const signIn = (response: unknown, browserToken = BROWSER.browserToken) =>
    desk.passkeys.signIn({ response, browserToken, addressGroup: HOME });

  const response = await get();
  expect(await signIn(response, 'another browser')).toEqual(WRONG);
  expect(await signIn(response)).toMatchObject({ kind: 'in' });
  expect(await signIn(response)).toEqual(WRONG);
  const late = await get();
  desk.clock.advance(5 * 60_000);
  expect(await signIn(late)).toEqual(WRONG);
});

test.for([
  ['nothing', undefined],
  ['no object', 'passkey'],
  ['an empty object', {}],
  ['no text', { id: 7, rawId: 7, type: 'public-key', response: {} }],
] as const)('an answer that is %s lets nobody in', async ([, response]) => {
  const desk = await startTestDesk();

  expect(await desk.passkeys.signIn({ ...BROWSER, response })).toEqual(WRONG);
});

test('an answer whose signature was touched lets nobody in', async () => {
  const desk = await startTestDesk();
  const { authenticator } = await aPasskey(desk);
  const asked = authenticator.get(await desk.passkeys.signInOptions(BROWSER));
  const signature = Buffer.from(asked.response.signature, 'base64url');
  signature.writeUInt8(signature.readUInt8(20) ^ 1, 20);
  const response = {
    ...asked,
    response: { ...asked.response, signature: signature.toString('base64url') },
  };

  expect(await desk.passkeys.signIn({ ...BROWSER, response })).toEqual(WRONG);
});

test.for(LIES)('makes no passkey %s', async ([, manner]) => {
  const desk = await startTestDesk();

  const { person, passkey } = await aPasskey(desk, 'ann@example.com', manner);

  expect(passkey).toBeNull();
  expect(await desk.passkeys.list(person.id)).toEqual([]);
});

test('what was asked of one person, or to sign in, makes no passkey of another', async () => {
  const desk = await startTestDesk();
  const { person: ann } = await aPasskey(desk);
  const bob = await desk.addPerson('bob@example.com');
  const thief = createSoftAuthenticator(ORIGIN);
  const register = (person: Person, response: unknown) =>
    desk.passkeys.register({ person, ...BROWSER, response, name: 'Mine' });

  const forBob = thief.create(await desk.passkeys.registerOptions({ person: bob, ...BROWSER }));
  expect(await register(ann, forBob)).toBeNull();
  const { challenge } = await desk.passkeys.signInOptions(BROWSER);
  const options = await desk.passkeys.registerOptions({ person: ann, ...BROWSER });
  expect(await register(ann, thief.create(options, { challenge }))).toBeNull();

  expect(await desk.passkeys.list(ann.id)).toHaveLength(1);
});

test('proves that somebody is still there by a passkey of theirs, and of nobody else', async () => {
  const desk = await startTestDesk();
  const ann = await aPasskey(desk);
  const bob = await aPasskey(desk, 'bob@example.com');
  const { person } = ann;

  const options = await desk.passkeys.proveOptions({ person, ...BROWSER });
  expect(options.allowCredentials).toHaveLength(1);
  const used = { person, ...BROWSER, response: ann.authenticator.get(options) };
  expect(await desk.passkeys.prove(used)).toEqual({ kind: 'in', person });

  const again = await desk.passkeys.proveOptions({ person, ...BROWSER });
  const response = bob.authenticator.get({ ...again, allowCredentials: [] });
  expect(await desk.passkeys.prove({ person, ...BROWSER, response })).toEqual(WRONG);
  const signIn = ann.authenticator.get(await desk.passkeys.signInOptions(BROWSER));
  expect(await desk.passkeys.prove({ person, ...BROWSER, response: signIn })).toEqual(WRONG);
});

// An authenticator may leave it out where it was told which passkeys may be used.
test('a passkey proves its person, and nobody else, without saying whose it is', async () => {
  const desk = await startTestDesk();
  const ann = await aPasskey(desk);
  const bob = await aPasskey(desk, 'bob@example.com');
  const { person } = ann;
  const ask = () => desk.passkeys.proveOptions({ person, ...BROWSER });
  const prove = (response: object) => desk.passkeys.prove({ person, ...BROWSER, response });

  const left = ann.authenticator.get(await ask(), { userHandle: null });
  expect(await prove(left)).toEqual({ kind: 'in', person });

  const others = { ...(await ask()), allowCredentials: [] };
  expect(await prove(bob.authenticator.get(others, { userHandle: null }))).toEqual(WRONG);
  const userHandle = Buffer.from(bob.person.id).toString('base64url');
  expect(await prove(ann.authenticator.get(await ask(), { userHandle }))).toEqual(WRONG);
});

// asvs 8.2.2
test('a passkey is renamed and removed by its person alone, and then lets nobody in', async () => {
  const desk = await startTestDesk();
  const { person, authenticator, passkey } = await aPasskey(desk);
  const bob = await desk.addPerson('bob@example.com');
  const id = passkey?.id ?? '';
  const his = { id, personId: bob.id, actor: asPerson(bob) };
  const hers = { id, personId: person.id, actor: asPerson(person) };
  const options = await desk.passkeys.signInOptions(BROWSER);

  expect(await desk.passkeys.rename({ ...his, name: 'Mine' })).toBe(false);
  expect(await desk.passkeys.remove(his)).toBe(false);
  expect(await desk.passkeys.rename({ ...hers, name: 'Phone' })).toBe(true);
  expect(await desk.passkeys.list(person.id)).toMatchObject([{ name: 'Phone' }]);
  expect(await desk.passkeys.remove(hers)).toBe(true);

  expect(await desk.passkeys.list(person.id)).toEqual([]);
  const response = authenticator.get(options);
  expect(await desk.passkeys.signIn({ ...BROWSER, response })).toEqual(WRONG);
  const acts = (await desk.readLog()).map(({ act }) => act);
  expect(acts.slice(-3)).toEqual(['passkey_renamed', 'passkey_removed', 'sign_in_refused']);
});

test('the passkey of who was removed lets nobody in', async () => {
  const desk = await startTestDesk();
  const { person, authenticator } = await aPasskey(desk);
  const options = await desk.passkeys.signInOptions(BROWSER);
  const { id: personId, version } = person;
  await desk.people.remove({ personId, version, actor: { kind: 'command' } });

  const response = authenticator.get(options);
  expect(await desk.passkeys.signIn({ ...BROWSER, response })).toEqual(WRONG);
});

test('a passkey that was made at one desk lets nobody into another', async () => {
  const desk = await startTestDesk();
  const { authenticator } = await aPasskey(desk);
  const elsewhere = createPasskeys({
    ...desk.parts,
    relyingParty: { id: 'desk.other.example', name: 'Other', origin: 'https://desk.other.example' },
  });

  const response = authenticator.get(await elsewhere.signInOptions(BROWSER));

  expect(await elsewhere.signIn({ ...BROWSER, response })).toEqual(WRONG);
});
