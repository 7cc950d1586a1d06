import { expect, test } from 'vitest';

import { BROWSER, MARA, startDesk } from './oidc-desk.ts';
import { openProviderBrowser } from './provider-browser.ts';

// asvs 6.8.4
test('a proof makes the person sign in at the provider again', async () => {
  const desk = await startDesk();
  const browser = openProviderBrowser();
  await desk.finish(await desk.travel(MARA, [], browser));
  await desk.travel(MARA, [], browser);
  expect(desk.provider.logins()).toBe(1);

  const query = await desk.travel(MARA, [BROWSER, desk.mara], browser);

  expect(desk.provider.logins()).toBe(2);
  expect(await desk.finish(query)).toEqual({ kind: 'proved', personId: desk.mara, to: '/people' });
});

// asvs 6.8.4
test.each([
  ['that happened before it was asked for', { auth_time: Math.floor(Date.now() / 1_000) - 120 }],
  ['of which the provider does not say when it happened', { auth_time: undefined }],
])('a sign-in %s proves nothing', async (_, claims) => {
  const desk = await startDesk({ isEmailInToken: true });
  desk.provider.forge({ claims });

  expect(await desk.finish(await desk.travel(MARA, [BROWSER, desk.mara]))).toMatchObject({
    kind: 'refused',
    reason: 'wrong_answer',
  });
  desk.provider.forge({});
  const query = await desk.travel(MARA, [BROWSER, desk.mara]);
  expect(await desk.finish(query)).toMatchObject({ kind: 'proved' });
});

const NOW_S = Math.floor(Date.now() / 1_000);

test.each([
  ['no proof at all where the provider does not say when it happened', undefined, 0],
  ['as old a proof as the provider says', NOW_S - 3_600, NOW_S - 3_600],
])('a sign-in to come in is %s', async (_, said, proved) => {
  const desk = await startDesk({ isEmailInToken: true });
  desk.provider.forge({ claims: { auth_time: said } });

  const outcome = await desk.finish(await desk.travel(MARA));

  expect(outcome).toMatchObject({ kind: 'in', provedAt: new Date(proved * 1_000) });
});

test('a provider whose clock is ahead gives no proof that lasts longer', async () => {
  const desk = await startDesk({ isEmailInToken: true });
  desk.provider.forge({ claims: { auth_time: NOW_S + 3_600 } });

  const outcome = await desk.finish(await desk.travel(MARA));

  if (outcome.kind !== 'in') throw new Error(`Mara is not in: ${outcome.kind}`);
  expect(outcome.provedAt.getTime()).toBeLessThanOrEqual(Date.now());
});

test('a proof has to be of the person who is signed in', async () => {
  const desk = await startDesk();

  expect(await desk.finish(await desk.travel(MARA, [BROWSER, desk.tom]))).toMatchObject({
    kind: 'refused',
    reason: 'other_person',
  });
});
