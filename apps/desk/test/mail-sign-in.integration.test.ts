import { MAIL_SIGN_IN_MINUTES } from '@high-street/people';
import { expect, test } from 'vitest';

import { describeHour } from '#app/parts/describe-moment.ts';

import { startTestApp, type TestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';
import { OFFICE } from './test-owner.ts';

const WHO = 'mara@shop.example';

/** Somebody who joined and is signed in nowhere. */
async function joined(desk: TestApp, email = WHO): Promise<void> {
  const browser = await desk.signedIn('member', email);
  await browser.post('/sign-out');
}

/** Asks for a mail and gives the link and the code that it holds. */
async function ask(desk: TestApp, browser: Browser, email = WHO) {
  const before = desk.sink.mails.length;
  await browser.get('/sign-in');
  const asked = await browser.post('/sign-in', { email, to: '/more' });
  const mails = await desk.mailsOnce(before + 1);
  const text = mails.at(-1)?.text ?? '';
  const link = /https:\/\/desk\.shop\.example(\/sign-in\/link\/[\w-]+)/.exec(text)?.[1] ?? '';
  const code = /Your code: (\d{6})/.exec(text)?.[1] ?? '';
  return { asked, text, link, code };
}

const isIn = async (browser: Browser) => (await browser.get('/more')).statusCode === 200;

test('a mailed code signs in, once, and leads to where its person wanted', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  const { asked, code } = await ask(desk, browser);
  expect(asked).toMatchObject({
    statusCode: 303,
    headers: { location: '/sign-in/code?to=%2Fmore' },
  });

  const entered = await browser.post('/sign-in/code', { code, to: '/more' });
  expect(entered).toMatchObject({ statusCode: 303, headers: { location: '/more' } });
  expect(await isIn(browser)).toBe(true);

  await browser.post('/sign-out');
  const again = await browser.post('/sign-in/code', { code });
  expect(again.headers.location).toBe('/sign-in');
  expect(await isIn(browser)).toBe(false);
});

test('a code of a colleague is no proof, and is in the log and the metrics as what it is', async () => {
  const desk = await startTestApp();
  await joined(desk, 'tom@shop.example');
  const browser = await desk.signedIn('owner', WHO);
  const mara = await desk.people.findByEmail(WHO);
  desk.clock.advance(10 * 60_000);
  const { code } = await ask(desk, browser, 'tom@shop.example');

  const refused = await browser.post('/prove', { 'proof-intent': 'code', 'proof-code': code });

  expect(refused.statusCode).toBe(400);
  expect((await desk.readLog()).at(-1)).toMatchObject({
    act: 'sign_in_refused',
    recordId: mara?.id,
    fields: ['code', 'other_person'],
  });
  expect(await desk.metrics()).toContain('desk_sign_ins_total{way="code",outcome="wrong"} 1');
});

test.for(['/sign-in', '/sign-in/code'])(
  'who is in already is led from %s to a page of the desk, and to no other host',
  async (path) => {
    const desk = await startTestApp();
    const browser = await desk.signedIn('member');
    const follow = async (to: string) =>
      (await browser.get(`${path}?${new URLSearchParams({ to }).toString()}`)).headers.location;
    expect(await follow('/more')).toBe('/more');
    expect(await follow('/leads/export')).toBe('/leads');
    expect(await follow('//shop.example/more')).toBe('/');
    expect(await follow('/..//shop.example/more')).toBe('/');
  },
);

test('a mailed link signs in by its button, once', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  const { link } = await ask(desk, browser);

  expect((await browser.get(link)).statusCode).toBe(200);
  const opened = await browser.post(link);
  expect(opened).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  expect(await isIn(browser)).toBe(true);

  await browser.post('/sign-out');
  expect((await browser.post(link)).statusCode).toBe(400);
  expect(await isIn(browser)).toBe(false);
});

// asvs 3.5.3, 7.6.2
test('a link that is opened by GET or HEAD, however often, is as good as before', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  const { link } = await ask(desk, browser);

  for (const scanner of [desk.browser(), browser]) {
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      expect((await scanner.send(method, link)).statusCode).toBe(200);
    }
    expect(await isIn(scanner)).toBe(false);
  }
  await browser.post(link);
  expect(await isIn(browser)).toBe(true);
});

test('a browser that did not ask is not let in by the link, not even when it presses the button', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  const { link, code } = await ask(desk, browser);

  const scanner = desk.browser();
  await scanner.get(link);
  expect((await scanner.post(link)).statusCode).toBe(400);
  await scanner.get('/sign-in');
  expect((await scanner.post(link)).statusCode).toBe(400);
  expect((await scanner.post('/sign-in/code', { code })).headers.location).toBe('/sign-in');
  expect(await isIn(scanner)).toBe(false);

  await browser.post(link);
  expect(await isIn(browser)).toBe(true);
});

test('a used link leads on who is in, and sends to another browser only from one that never asked', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  const { link } = await ask(desk, browser);
  await browser.post(link);

  expect(await browser.get(link)).toMatchObject({ statusCode: 303, headers: { location: '/' } });
  await browser.post('/sign-out');
  expect((await browser.get(link)).body).toContain('It may be old, or used already.');
  expect((await desk.browser().get(link)).body).toContain('This link opens elsewhere');
});

test.for(['link', 'code'] as const)(
  'a %s that is used many times at once lets in once',
  async (way) => {
    const desk = await startTestApp();
    await joined(desk);
    const browser = desk.browser();
    const { link, code } = await ask(desk, browser);
    const use = () =>
      way === 'link' ? browser.post(link) : browser.post('/sign-in/code', { code });

    const answers = await Promise.all(Array.from({ length: 5 }, use));

    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([303, 400, 400, 400, 400]);
    const log = await desk.readLog();
    expect(log.filter(({ act }) => act === 'signed_in')).toHaveLength(2);
    expect(log.filter(({ act }) => act === 'sign_in_refused')).toHaveLength(4);
  },
);

test.for(['link', 'code'] as const)(
  'a second press of the button for a %s goes on to where the first one led',
  async (way) => {
    const desk = await startTestApp();
    await joined(desk);
    const browser = desk.browser();
    const { link, code } = await ask(desk, browser);
    const press = () =>
      way === 'link' ? browser.post(link) : browser.post('/sign-in/code', { code, to: '/more' });
    const on = { statusCode: 303, headers: { location: way === 'link' ? '/' : '/more' } };

    expect(await press()).toMatchObject(on);
    expect(await press()).toMatchObject(on);
    expect(await isIn(browser)).toBe(true);
  },
);

test('a code can be guessed at five times, then not even the right one lets in', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  const { code } = await ask(desk, browser);
  const wrong = code === '000000' ? '000001' : '000000';

  for (let guess = 0; guess < 5; guess += 1) {
    expect((await browser.post('/sign-in/code', { code: wrong })).statusCode).toBe(400);
  }
  expect((await browser.post('/sign-in/code', { code })).statusCode).toBe(400);
  expect(await isIn(browser)).toBe(false);

  // Nobody is locked out: the next mail lets in.
  const { code: next } = await ask(desk, browser);
  await browser.post('/sign-in/code', { code: next });
  expect(await isIn(browser)).toBe(true);
});

test('link and code are over when the page and the mail say so', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  const { link, code, text } = await ask(desk, browser);
  expect(text).toContain(`within ${MAIL_SIGN_IN_MINUTES} minutes`);
  const page = await browser.get('/sign-in/code');
  desk.clock.advance(MAIL_SIGN_IN_MINUTES * 60_000);

  expect(page.body).toContain(`Both end at ${describeHour(desk.clock.now(), OFFICE.timeZone)}`);
  expect((await browser.post(link)).statusCode).toBe(400);
  expect((await browser.post('/sign-in/code', { code })).statusCode).toBe(400);
  expect(await isIn(browser)).toBe(false);
});

test('known and unknown addresses get the same answer, and only one a mail', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const [known, unknown] = [desk.browser(), desk.browser()];
  for (const browser of [known, unknown]) await browser.get('/sign-in');

  const answers = await Promise.all([
    known.post('/sign-in', { email: WHO }),
    unknown.post('/sign-in', { email: 'nobody@shop.example' }),
  ]);

  const [a, b] = answers.map(({ statusCode, headers, body }) => ({
    statusCode,
    body,
    location: headers.location,
  }));
  expect(a).toEqual(b);
  const pages = await Promise.all([known.get('/sign-in/code'), unknown.get('/sign-in/code')]);
  const [first, second] = pages.map(({ body }) =>
    body.replaceAll(/nonce="[^"]+"/g, '').replaceAll(/(?:mara|nobody)@shop\.example/g, ''),
  );
  expect(first).toBe(second);
  const wrong = await Promise.all(
    [known, unknown].map((browser) => browser.post('/sign-in/code', { code: '999999' })),
  );
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  expect((await desk.mailsOnce(1)).map(({ to }) => to?.[0]?.address)).toEqual([WHO]);
});

test('the mail is on its way only after the answer', async () => {
  const desk = await startTestApp();
  await joined(desk);
  desk.sink.state.manner = 'hold the data';
  const browser = desk.browser();
  await browser.get('/sign-in');
  expect((await browser.post('/sign-in', { email: WHO })).statusCode).toBe(303);
  await expect.poll(() => desk.sink.state.held.length).toBe(1);
  for (const answer of desk.sink.state.held.splice(0)) answer();
  await desk.mailsOnce(1);
});

test('a mail that the server refuses is counted, and the visitor is told nothing of it', async () => {
  const desk = await startTestApp();
  await joined(desk);
  desk.sink.state.manner = 'refuse the recipient';
  const browser = desk.browser();
  await browser.get('/sign-in');
  expect((await browser.post('/sign-in', { email: WHO })).statusCode).toBe(303);
  await expect
    .poll(async () =>
      (await desk.metrics()).includes('desk_mails_total{kind="sign_in",outcome="failed"} 1'),
    )
    .toBe(true);
});

test('what is no address, or no code, is said to be none and costs no try', async () => {
  const desk = await startTestApp();
  await joined(desk);
  const browser = desk.browser();
  expect((await browser.post('/sign-in', { email: 'mara at shop' })).statusCode).toBe(400);
  const { code } = await ask(desk, browser);
  for (let typed = 0; typed < 9; typed += 1) {
    expect((await browser.post('/sign-in/code', { code: '12' })).statusCode).toBe(400);
  }
  await browser.post('/sign-in/code', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(await isIn(browser)).toBe(true);
});

test('where no mail server answers the page says so to everybody, and what helps', async () => {
  const desk = await startTestApp();
  const says = async () => (await desk.browser().get('/sign-in')).body.includes('npm run desk');
  expect(await says()).toBe(false);
  await desk.sink.stop();
  // It is asked once a minute at most.
  expect(await says()).toBe(false);
  desk.clock.advance(60_000);
  expect(await says()).toBe(true);
});
