import { inviteFirstOwner } from '@high-street/people';
import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';

const WELCOME = { statusCode: 303, headers: { location: '/welcome' } };

test('an invitation is looked at as often as anybody likes, and lets in once', async () => {
  const desk = await startTestApp();
  const path = await desk.invite('mara@shop.example', 'reader');
  const [browser, other] = [desk.browser(), desk.browser()];
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    expect((await other.send(method, path)).statusCode).toBe(200);
  }

  expect(await browser.post(path, { name: '  Mara Bell ' })).toMatchObject(WELCOME);
  expect(await desk.people.findByEmail('mara@shop.example')).toMatchObject({ name: 'Mara Bell' });
  expect((await browser.get('/welcome')).body).toContain('Mara Bell');

  expect((await other.post(path, { name: 'Evil' })).statusCode).toBe(404);
  const over = await other.get(path);
  expect(over.statusCode).toBe(404);
  expect(over.body).toContain('<title>Nothing to open here</title>');
  expect((await other.get('/more')).statusCode).toBe(303);
});

test('a second press of Join goes on to where the first one led', async () => {
  const desk = await startTestApp();
  const path = await desk.invite('mara@shop.example', 'reader');
  const browser = desk.browser();
  expect(await browser.post(path, { name: 'Mara' })).toMatchObject(WELCOME);
  expect(await browser.post(path, { name: 'Mara' })).toMatchObject(WELCOME);
});

test('used by many at once, an invitation lets in one of them', async () => {
  const desk = await startTestApp();
  const path = await desk.invite('mara@shop.example', 'reader');
  const answers = await Promise.all(
    ['Mara', 'Evil', 'Evil', 'Evil'].map((name) => desk.browser().post(path, { name })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 404, 404, 404]);
});

test('who joins may have as long a name as they may have later, and is told where it is longer', async () => {
  const desk = await startTestApp();
  const path = await desk.invite('mara@shop.example', 'reader');
  const browser = desk.browser();

  const refused = await browser.post(path, { name: 'M'.repeat(81) });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('80 characters at most');
  expect(await browser.post(path, { name: 'M'.repeat(80) })).toMatchObject(WELCOME);
});

test('wrong, old, used and taken back invitations look alike', async () => {
  const desk = await startTestApp();
  const wrong = `/invitation/${'A'.repeat(43)}`;
  const used = await desk.invite('used@shop.example', 'reader');
  await desk.browser().post(used, { name: 'Used' });
  const replaced = await desk.invite('mara@shop.example', 'reader');
  const old = await desk.invite('mara@shop.example', 'reader');
  desk.clock.advance(24 * 3_600_000);

  const answers = await Promise.all(
    [wrong, used, replaced, old].map((path) => desk.browser().post(path, { name: 'Mara' })),
  );
  const seen = answers.map(({ statusCode, body }) => [
    statusCode,
    // What the page says of itself: its address and its nonces.
    body.replaceAll(/nonce="[^"]+"/g, '').replaceAll(/invitation\/[\w-]{43}/g, ''),
  ]);
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(seen[0]?.[0]).toBe(404);
});

test('the first owner says name and address, and there is one first owner', async () => {
  const desk = await startTestApp();
  const made = await inviteFirstOwner({ db: desk.db, clock: desk.clock });
  const path = `/invitation/${made?.token}`;
  const browser = desk.browser();
  expect((await browser.post(path, { name: 'Mara', email: 'none' })).statusCode).toBe(400);
  expect((await browser.post(path, { name: ' ', email: 'mara@shop.example' })).statusCode).toBe(
    400,
  );

  const owner = { name: 'Mara', email: 'mara@shop.example' };
  expect(await browser.post(path, owner)).toMatchObject(WELCOME);
  expect(await desk.people.findByEmail('mara@shop.example')).toMatchObject({ role: 'owner' });
  expect((await browser.get('/people')).statusCode).toBe(200);
  expect((await desk.browser().post(path, owner)).statusCode).toBe(404);
});

test('an invitation goes by mail, with a link of the desk', async () => {
  const desk = await startTestApp();
  const { person, token, expiresAt } = await desk.people.invite({
    email: 'mara@shop.example',
    name: 'Mara Bell',
    actor: { kind: 'command' },
  });
  const isSent = await desk.services.mailInvitation({ person, token, expiresAt, invitedBy: 'Tom' });
  expect(isSent).toBe(true);
  const [mail] = await desk.mailsOnce(1);
  expect(mail?.text).toContain(`https://desk.shop.example/invitation/${token}`);
  expect(mail?.text).toContain('within 24 hours');

  desk.sink.state.manner = 'refuse the recipient';
  expect(await desk.services.mailInvitation({ person, token, expiresAt, invitedBy: 'Tom' })).toBe(
    false,
  );
});
