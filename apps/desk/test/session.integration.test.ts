import { MAIL_SIGN_IN_MINUTES } from '@high-street/people';
import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';

const COOKIE = '__Host-desk';
const isIn = { statusCode: 200 };
const isOut = { statusCode: 303, headers: { location: '/sign-in?to=%2Fmore' } };
const HOUR_MS = 3_600_000;

// asvs 3.3.1, 3.3.2, 3.3.3, 3.3.4
test('the cookies can be read by no script, are sent by no other site, and belong to this host alone', async () => {
  const desk = await startTestApp();
  const path = await desk.invite('mara@shop.example', 'member');
  const browser = desk.browser();
  const asked = await browser.get('/sign-in');
  const joined = await browser.post(path, { name: 'Mara' });

  const cookies = [asked, joined].flatMap(({ headers }) => headers['set-cookie'] ?? []);
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-desk-browser', COOKIE]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(
      /^[\w-]+=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  }
});

test('without TLS, on this machine, the cookies have plain names', async () => {
  const desk = await startTestApp({ env: { DESK_URL: 'http://localhost:3002' } });
  const { headers } = await desk.app.inject({
    url: '/sign-in',
    headers: { host: 'localhost:3002' },
  });
  expect(headers['set-cookie']).toMatch(
    /^desk-browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
});

// asvs 7.2.4
test('a session that somebody planted in a browser is not the one that begins there', async () => {
  const desk = await startTestApp();
  const path = await desk.invite('mara@shop.example', 'member');
  const [attacker, victim] = [desk.browser(), desk.browser()];
  for (const planted of [
    'A'.repeat(43),
    'short',
    `${'A'.repeat(43)}; ${COOKIE}=${'B'.repeat(43)}`,
  ]) {
    attacker.cookies.set(COOKIE, planted);
    expect(await attacker.get('/more')).toMatchObject(isOut);
  }
  victim.cookies.set(COOKIE, 'A'.repeat(43));
  attacker.cookies.set(COOKIE, 'A'.repeat(43));
  await victim.post(path, { name: 'Mara' });

  expect(victim.cookies.get(COOKIE)).not.toBe('A'.repeat(43));
  expect(await victim.get('/more')).toMatchObject(isIn);
  expect(await attacker.get('/more')).toMatchObject(isOut);
});

// asvs 7.2.4
test('signing in again gives a new token, and the one before is worth nothing', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('member');
  const before = browser.copy();
  await browser.post(await desk.invite('tom@shop.example', 'member'), { name: 'Tom' });

  expect(browser.cookies.get(COOKIE)).not.toBe(before.cookies.get(COOKIE));
  expect(await before.get('/more')).toMatchObject(isOut);
});

// asvs 7.4.1
test('a cookie that was stolen is worth nothing after sign-out', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('member');
  const thief = browser.copy();
  expect(await thief.get('/more')).toMatchObject(isIn);

  expect(await browser.post('/sign-out')).toMatchObject({ headers: { location: '/sign-in' } });

  expect(await thief.get('/more')).toMatchObject(isOut);
  expect(browser.cookies.has(COOKIE)).toBe(false);
});

test('who sends a form while signed out is told that it was not saved', async () => {
  const desk = await startTestApp();
  const answer = await desk.browser().post('/you', { intent: 'name', name: 'Mara' });
  const { body } = await desk.browser().get(answer.headers.location ?? '');

  expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/sign-in?unsent=1' } });
  expect(body).toContain('You were signed out, so what you sent was not saved.');
  expect((await desk.browser().get('/sign-in')).body).not.toContain('You were signed out');
});

// asvs 8.3.1
test('a role that was lowered holds from the next request on', async () => {
  const desk = await startTestApp();
  const owner = await desk.signedIn('owner');
  const second = await desk.signedIn('owner', 'tom@shop.example');
  expect(await second.get('/people')).toMatchObject(isIn);
  const tom = await desk.people.findByEmail('tom@shop.example');
  if (!tom) throw new Error('Tom is not there');
  const actor = { kind: 'command' } as const;

  await desk.people.update({
    personId: tom.id,
    version: tom.version,
    changes: { role: 'reader' },
    actor,
  });

  expect((await second.get('/people')).headers.location).toBe('/sign-in?to=%2Fpeople');
  const again = await desk.people.findByEmail('tom@shop.example');
  if (!again) throw new Error('Tom is not there');
  const { token } = await desk.sessions.start({
    personId: again.id,
    way: 'link',
    agent: 'Firefox on Linux',
    addressGroup: '192.0.2.7',
  });
  second.cookies.set(COOKIE, token);
  expect(await second.get('/people')).toMatchObject({ statusCode: 403 });
  expect(await second.get('/people.data')).not.toMatchObject({
    body: expect.stringContaining('owner@shop.example'),
  });
  expect(await owner.get('/people')).toMatchObject(isIn);
});

// asvs 7.4.2
test('who is removed is out at once', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('member');
  const person = await desk.people.findByEmail('member@shop.example');
  if (!person) throw new Error('nobody is there');
  await desk.people.remove({
    personId: person.id,
    version: person.version,
    actor: { kind: 'command' },
  });
  expect(await browser.get('/more')).toMatchObject(isOut);
});

test.for(['/counts', '/live', '/leads/7Q4M-2XKP/draft'])(
  'a page that asks for %s by itself keeps nobody signed in',
  async (path) => {
    const desk = await startTestApp();
    const browser = await desk.signedIn('member');
    for (let hour = 0; hour < 12; hour += 1) {
      const { statusCode } = await browser.glance(path);
      expect([401, 303]).not.toContain(statusCode);
      desk.clock.advance(HOUR_MS);
    }
    expect(await browser.get('/more')).toMatchObject(isOut);
  },
);

test('what somebody types into a draft is use of their session', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('member');
  for (let hour = 0; hour < 12; hour += 6) {
    await browser.post('/leads/7Q4M-2XKP/draft', { body: 'Hello' });
    desk.clock.advance(6 * HOUR_MS);
  }
  expect(await browser.get('/more')).toMatchObject(isIn);
});

// asvs 7.3.1, 7.3.2
test('a session ends after twelve hours without use, and after seven days in any case', async () => {
  const desk = await startTestApp();
  const [idle, busy] = [await desk.signedIn('member'), await desk.signedIn('reader')];
  for (let hour = 0; hour < 7 * 24; hour += 6) {
    expect(await busy.get('/more')).toMatchObject(isIn);
    desk.clock.advance(6 * HOUR_MS);
    if (hour === 6) expect(await idle.get('/more')).toMatchObject(isOut);
  }
  expect(await busy.get('/more')).toMatchObject(isOut);
});

test('an act that asks for a proof sends the form to where it is given, and on from there', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('owner');
  desk.clock.advance(10 * 60_000);
  const typed = { intent: 'invite', email: 'tom@shop.example', name: 'Tom', role: 'member' };

  const sent = await browser.post('/people', typed);
  expect(sent).toMatchObject({ statusCode: 307, headers: { location: '/prove?to=%2Fpeople' } });
  const page = await browser.post('/prove?to=%2Fpeople', typed);
  expect(page.statusCode).toBe(401);
  expect(page.body).toContain('value="tom@shop.example"');

  const keeps = { ...typed, 'proof-keeps': 'yes' };
  await browser.post('/prove?to=%2Fpeople', { ...keeps, 'proof-intent': 'mail' });
  const [mail] = await desk.mailsOnce(1);
  const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  // A link leads to the start page, and what was typed would be lost.
  expect(mail?.text).not.toContain('/sign-in/link/');
  const wrong = {
    ...keeps,
    'proof-intent': 'code',
    'proof-code': code === '111111' ? '222222' : '111111',
  };
  expect((await browser.post('/prove?to=%2Fpeople', wrong)).body).toContain(
    'value="tom@shop.example"',
  );
  const proof = { ...keeps, 'proof-intent': 'code', 'proof-code': code };
  const proved = await browser.post('/prove?to=%2Fpeople', proof);
  expect(proved).toMatchObject({ statusCode: 307, headers: { location: '/people' } });
  const pressedTwice = await browser.post('/prove?to=%2Fpeople', proof);
  expect(pressedTwice).toMatchObject({ statusCode: 307, headers: { location: '/people' } });

  await browser.post('/people', proof);
  expect(await desk.people.findByEmail('tom@shop.example')).toMatchObject({ name: 'Tom' });
});

test.for([
  ['/leads/export', { format: 'csv', view: 'all' }, 'href="/leads"', 'Back to Leads'],
  ['/leads/export?selection=', { format: 'csv', lead: 'none' }, 'href="/leads"', 'Back to Leads'],
  ['/audit/export', { what: 'signed_in' }, 'href="/audit"', 'Back to Audit log'],
] as const)(
  'after a proof for the file of %s a page sends what was kept',
  async ([to, typed, ...back]) => {
    const desk = await startTestApp();
    const browser = await desk.signedIn('owner');
    desk.clock.advance(10 * 60_000);
    const sent = await browser.post(to, typed);
    const prove = String(sent.headers.location);
    const keeps = { ...typed, 'proof-keeps': 'yes' };
    await browser.post(prove, { ...keeps, 'proof-intent': 'mail' });
    const [mail] = await desk.mailsOnce(1);
    const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';

    // The code, and what a script sends once a passkey has given the proof.
    for (const proof of [
      { 'proof-intent': 'code', 'proof-code': code },
      { 'proof-intent': 'done' },
    ]) {
      const page = await browser.post(prove, { ...keeps, ...proof });
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain('name="proof-code"');
      for (const part of [`action="${to}"`, ...back]) expect(page.body).toContain(part);
      for (const [name, value] of Object.entries(typed)) {
        expect(page.body).toContain(`name="${name}" value="${value}"`);
      }
    }
    const file = await browser.post(to, keeps);
    expect(file.headers['content-disposition']).toMatch(/^attachment/);
  },
);

test('a mail too many for a proof leaves the code that was mailed, and advises no passkey to who has none', async () => {
  const desk = await startTestApp({ env: { DESK_SIGN_INS_PER_EMAIL_HOUR: '1' } });
  const browser = await desk.signedIn('owner');
  const ask = () => browser.post('/prove', { 'proof-intent': 'mail' });
  expect((await ask()).statusCode).toBe(200);

  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('Too many tries.');
  expect(refused.body).toContain('name="proof-code"');
  expect(refused.body).not.toContain('or use a passkey');

  desk.clock.advance(MAIL_SIGN_IN_MINUTES * 60_000);
  const late = await ask();
  expect(late.statusCode).toBe(429);
  expect(late.body).not.toContain('name="proof-code"');
});

// asvs 3.7.2
test('a proof leads to no other site', async () => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('owner');
  for (const to of ['//evil.example/', 'https://evil.example/', '/\\evil.example']) {
    const url = `/prove?${new URLSearchParams({ to }).toString()}`;
    const answer = await browser.post(url, { 'proof-intent': 'done' });
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  }
});

test.for([
  ['/people', '/people'],
  ['/audit/export', '/audit'],
  ['/you/ways-in', '/you'],
] as const)('a proof for %s that kept no form leads to the page %s', async ([to, page]) => {
  const desk = await startTestApp();
  const browser = await desk.signedIn('owner');
  const url = `/prove?${new URLSearchParams({ to }).toString()}`;
  const answer = await browser.post(url, { 'proof-intent': 'done' });
  expect(answer).toMatchObject({ statusCode: 303, headers: { location: page } });
});
