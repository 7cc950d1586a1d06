import { expect, test } from 'vitest';

import { startTestApp, type TestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

const MINUTE_MS = 60_000;
const OWN = 'member@shop.example';

/** Gives the browser's person a second session, and the id of it. */
async function signInElsewhere(desk: TestApp): Promise<{ id: string; personId: string }> {
  const personId = (await desk.people.findByEmail(OWN))?.id ?? '';
  const { session } = await desk.sessions.start({
    personId,
    way: 'code',
    agent: 'Safari on iPhone',
    addressGroup: '198.51.100.9',
  });
  return { id: session.id, personId };
}

/** Shows again who sits there, by a mailed code. */
async function prove(desk: TestApp, browser: Browser): Promise<void> {
  await browser.post('/prove', { 'proof-intent': 'mail' });
  const [mail] = await desk.mailsOnce(1);
  const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  await browser.post('/prove', { 'proof-intent': 'code', 'proof-code': code });
}

// asvs 7.5.1, 7.5.2
test('passkeys and sessions end only by who has just shown who they are', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('member');
  const { id, personId } = await signInElsewhere(desk);
  await desk.db
    .insertInto('passkeys')
    .values({
      person_id: personId,
      credential_id: Buffer.from('of the phone'),
      public_key: Buffer.from('public'),
      counter: 0,
      transports: [],
      name: 'Phone',
      is_backed_up: false,
      created_at: desk.clock.now(),
      last_used_at: null,
    })
    .execute();
  const [passkey] = await desk.services.passkeys.list(personId);
  const acts = [
    { intent: 'remove-passkey', passkeyId: passkey?.id ?? '' },
    { intent: 'end-session', sessionId: id },
    { intent: 'end-others' },
  ];
  desk.clock.advance(10 * MINUTE_MS);

  for (const act of acts) {
    expect(await browser.post('/you/ways-in', act)).toMatchObject({
      statusCode: 307,
      headers: { location: '/prove?to=%2Fyou%2Fways-in' },
    });
  }
  expect(await desk.services.passkeys.list(personId)).toHaveLength(1);
  expect(await desk.sessions.list(personId)).toHaveLength(2);

  await prove(desk, browser);
  expect((await browser.get('/you')).body).toContain('Safari on iPhone');
  for (const act of acts) {
    expect((await browser.post('/you/ways-in', act)).statusCode).toBe(303);
  }
  expect(await desk.services.passkeys.list(personId)).toHaveLength(0);
  expect(await desk.sessions.list(personId)).toHaveLength(1);
  expect((await browser.get('/you')).statusCode).toBe(200);
});

// asvs 7.4.3
test('who has changed a way in can end all other sessions', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('member');
  const { personId } = await signInElsewhere(desk);
  await signInElsewhere(desk);

  expect((await browser.get('/you?done=passkey-removed')).body).toContain('value="end-others"');
  await browser.post('/you/ways-in', { intent: 'end-others' });

  expect(await desk.sessions.list(personId)).toMatchObject([{ agent: 'Firefox on Linux' }]);
});

// asvs 8.2.3
test('nobody sets of themselves what the form of it does not show', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('reader');
  const before = await desk.people.findByEmail('reader@shop.example');

  await browser.post('/you', {
    intent: 'name',
    version: String(before?.version ?? 0),
    name: 'Robin',
    role: 'owner',
    email: 'robin@evil.example',
    joinedAt: '2020-01-01',
  });

  const { name, role, email, joinedAt } = (await desk.people.find(before?.id ?? '')) ?? {};
  expect({ name, role, email, joinedAt }).toEqual({
    name: 'Robin',
    role: 'reader',
    email: 'reader@shop.example',
    joinedAt: before?.joinedAt,
  });
});
