import { expect, test } from 'vitest';

import { openOidcProvider } from '#/oidc/oidc-provider.ts';

import { BROWSER, CALLBACK, MARA, startDesk } from './oidc-desk.ts';

const MINUTE_MS = 60_000;

test.each([true, false])(
  'lets in somebody who was invited, by the address that the provider has verified (in the ID token: %s)',
  async (isEmailInToken) => {
    const desk = await startDesk({ isEmailInToken });

    const outcome = await desk.finish(await desk.travel(MARA));

    expect(outcome).toMatchObject({ kind: 'in', personId: desk.mara, to: '/people' });
  },
);

// asvs 10.1.2
test('asks the provider with PKCE, state and nonce, new ones each time, and for the address alone', async () => {
  const desk = await startDesk();

  const [one, other] = [await desk.setOut(), await desk.setOut()];

  expect(Object.fromEntries(one.searchParams)).toEqual({
    client_id: 'the-desk',
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  for (const name of ['code_challenge', 'state', 'nonce']) {
    expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
  }
});

test.each([
  ['somebody who was not invited', { subject: 'ann', email: 'ann@shop.example' }, 'not_invited'],
  [
    'another account whose address leads to the mailbox of somebody invited by a plus sign',
    { subject: 'eve', email: 'mara+eve@shop.example' },
    'not_invited',
  ],
  ['an address that is not verified', { ...MARA, isVerified: false }, 'unverified_address'],
  [
    'an address that is verified in words alone',
    { ...MARA, isVerified: 'true' },
    'unverified_address',
  ],
  ['an account without an address', { subject: 'mara-1' }, 'unverified_address'],
  ['somebody who cancels at the provider', null, 'provider_refused'],
])('does not let in %s', async (_, visitor, reason) => {
  const desk = await startDesk();

  expect(await desk.finish(await desk.travel(visitor))).toMatchObject({ kind: 'refused', reason });
  expect(desk.log()).toContain(reason);
});

test('an address in other capitals is the same address', async () => {
  const desk = await startDesk();

  const query = await desk.travel({ ...MARA, email: 'Mara@Shop.example' });

  expect(await desk.finish(query)).toMatchObject({ kind: 'in', personId: desk.mara });
});

// asvs 6.5.1, 10.2.1, 10.5.1
test('a return is good once, however often it is tried at the same moment', async () => {
  const desk = await startDesk();
  const query = await desk.travel(MARA);

  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => desk.finish(query)));

  expect(outcomes.filter(({ kind }) => kind === 'in')).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'refused')).toMatchObject(
    Array.from({ length: 4 }, () => ({ kind: 'refused', reason: 'unknown_state' })),
  );
  expect(await desk.finish(query)).toMatchObject({ kind: 'refused', reason: 'unknown_state' });
});

test('a code is good once, also with the state of another try', async () => {
  const desk = await startDesk();
  const used = await desk.travel(MARA);
  await desk.finish(used);
  const next = await desk.travel(MARA);
  next.set('code', used.get('code') ?? '');

  expect(await desk.finish(next)).toMatchObject({ kind: 'refused', reason: 'code_refused' });
});

// asvs 10.1.2
test('a code that was made for one try does not serve another one of the same browser', async () => {
  const desk = await startDesk();
  const [one, other] = [await desk.travel(MARA), await desk.travel(MARA)];
  one.set('code', other.get('code') ?? '');

  expect(await desk.finish(one)).toMatchObject({ kind: 'refused', reason: 'code_refused' });
});

// asvs 10.1.2
test('a return is good in the browser alone that set out, and does not end that of the right one', async () => {
  const desk = await startDesk();
  const query = await desk.travel(MARA);

  expect(await desk.finish(query, 'another browser')).toMatchObject({
    kind: 'refused',
    reason: 'other_browser',
  });
  expect(await desk.finish(query)).toMatchObject({ kind: 'in' });
});

// asvs 10.2.1
test.each([
  ['no state', (query: URLSearchParams) => query.delete('state')],
  ['a state that nobody made', (query: URLSearchParams) => query.set('state', 'made up')],
  ['two states', (query: URLSearchParams) => query.append('state', query.get('state') ?? '')],
])('does not let in a return with %s', async (_, change) => {
  const desk = await startDesk();
  const query = await desk.travel(MARA);
  change(query);

  expect(await desk.finish(query)).toMatchObject({ kind: 'refused', reason: 'unknown_state' });
});

test('a return is good for ten minutes', async () => {
  const desk = await startDesk();
  const query = await desk.travel(MARA);
  desk.wait(10 * MINUTE_MS);

  expect(await desk.finish(query)).toMatchObject({ kind: 'refused', reason: 'unknown_state' });
});

test('says that the provider is away, and goes on as soon as it is back', async () => {
  const desk = await startDesk();
  const way = { browserToken: BROWSER, to: '/', personId: null };
  await desk.provider.stop();
  expect(await desk.flow.start(way)).toMatchObject({ kind: 'refused', reason: 'provider_away' });
  expect(desk.log()).toContain('ECONNREFUSED');

  await desk.provider.start();
  const query = await desk.travel(MARA);
  await desk.provider.stop();
  expect(await desk.finish(query)).toMatchObject({ kind: 'refused', reason: 'provider_away' });

  await desk.provider.start();
  expect(await desk.finish(await desk.travel(MARA))).toMatchObject({ kind: 'in' });
});

test('says that the code is refused where the provider does not know the secret, and tells nothing of its answer', async () => {
  const desk = await startDesk({ clientSecret: 'the secret of last year' });

  const outcome = await desk.finish(await desk.travel(MARA));

  expect(outcome).toMatchObject({ kind: 'refused', reason: 'code_refused', to: '/people' });
  expect(desk.log()).toContain('"reason":"code_refused"');
  expect(desk.log()).not.toMatch(/realm|secret of last year|headers/);
});

// asvs 10.5.2
test('an address that passed to another account of the provider opens nothing', async () => {
  const desk = await startDesk();
  await desk.finish(await desk.travel(MARA));

  const heir = await desk.finish(await desk.travel({ ...MARA, subject: 'the-heir' }));
  expect(heir).toMatchObject({ kind: 'refused', reason: 'other_account' });
  expect(await desk.finish(await desk.travel(MARA))).toMatchObject({ kind: 'in' });
});

// asvs 10.5.2
test('one account of the provider is one person, whatever address it takes on', async () => {
  const desk = await startDesk();
  await desk.finish(await desk.travel(MARA));

  const moved = await desk.finish(await desk.travel({ ...MARA, email: 'tom@shop.example' }));
  expect(moved).toMatchObject({ kind: 'refused', reason: 'other_account' });
});

// asvs 16.2.5
test('no line of the log holds an address, an account, a code, a state or the secret', async () => {
  const desk = await startDesk();
  const cancelled = await desk.travel(null);
  await desk.finish(cancelled);
  const used = await desk.travel({ ...MARA, isVerified: false });
  await desk.finish(used);
  await desk.finish(used);

  expect(desk.log()).toMatch(/provider_refused.*access_denied/);
  expect(desk.log()).toContain('unverified_address');
  const kept = [
    MARA.email,
    MARA.subject,
    used.get('code'),
    used.get('state'),
    cancelled.get('state'),
  ];
  for (const text of [...kept, desk.provider.settings.clientSecret]) {
    expect(desk.log()).not.toContain(text);
  }
});

test('a provider is asked what it is once it answers, anew until then, and no more afterwards', async () => {
  const { provider } = await startDesk();
  const known = openOidcProvider(provider.settings);
  await provider.stop();
  await expect(known.find()).rejects.toThrow('fetch failed');

  await provider.start();
  const found = await known.find();
  await provider.stop();
  expect(await known.find()).toBe(found);
});
