import { expect, test } from 'vitest';

import { STRANGE_KEY } from './build-provider.ts';
import { BROWSER, MARA, startDesk } from './oidc-desk.ts';

// asvs 10.2.2
test.each([
  ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://other.example')],
  ['no issuer', (query: URLSearchParams) => query.delete('iss')],
  ['no code', (query: URLSearchParams) => query.delete('code')],
  ['two codes', (query: URLSearchParams) => query.append('code', query.get('code') ?? '')],
])('does not let in a return that names %s', async (_, change) => {
  const desk = await startDesk();
  const query = await desk.travel(MARA);
  change(query);

  expect(await desk.finish(query)).toMatchObject({ kind: 'refused', reason: 'wrong_answer' });
});

// asvs 6.8.2, 10.5.1, 10.5.4
test.each([
  ['made for another client', { claims: { aud: 'somebody-else' } }],
  ['of another issuer', { claims: { iss: 'https://other.example' } }],
  ['with another nonce', { claims: { nonce: 'of another try' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['that has expired', { claims: { exp: 1_600_000_000 } }],
  ['signed with a key that is not the provider’s', { key: STRANGE_KEY }],
  ['that nobody signed', { algorithm: 'none' as const }],
])('does not believe an ID token %s', async (_, forgery) => {
  const desk = await startDesk({ isEmailInToken: true });
  desk.provider.forge(forgery);

  expect(await desk.finish(await desk.travel(MARA))).toMatchObject({
    kind: 'refused',
    reason: 'wrong_answer',
  });
  desk.provider.forge({});
  expect(await desk.finish(await desk.travel(MARA))).toMatchObject({ kind: 'in' });
});

// asvs 10.5.3
test('does not believe a provider whose metadata name another issuer', async () => {
  const desk = await startDesk();
  desk.provider.nameItself('https://other.example');

  expect(await desk.flow.start({ browserToken: BROWSER, to: '/', personId: null })).toMatchObject({
    kind: 'refused',
    reason: 'wrong_answer',
  });
});
