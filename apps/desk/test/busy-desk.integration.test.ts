import { expect, test } from 'vitest';

import { startTestApp, type TestApp } from './test-app.ts';

/** More queries than may wait for a connection. */
const TOO_MANY = 301;

/** Takes every connection to the database and has queries wait for one; gives what lets them go on. */
async function holdUp({ pool }: TestApp): Promise<() => Promise<void>> {
  // They wait for as long as it takes.
  pool.options.connectionTimeoutMillis = 0;
  const clients = await Promise.all(
    Array.from({ length: pool.options.max }, async () => pool.connect()),
  );
  const waiting = Array.from({ length: TOO_MANY }, async () => pool.query('select'));
  return async () => {
    for (const client of clients) client.release();
    await Promise.allSettled(waiting);
  };
}

test('while too many queries wait, whoever asks for a page is told so by one, with a way to try again', async () => {
  const desk = await startTestApp();
  const browser = desk.browser();
  const goOn = await holdUp(desk);
  const page = await browser.get('/leads?view=mine', { accept: 'text/html,*/*;q=0.8' });
  const sent = await browser.post('/sign-in', { email: 'a@b.example' }, { accept: 'text/html' });
  const called = await browser.get('/leads.data', { accept: '*/*' });
  await goOn();

  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '5',
    'content-security-policy': expect.stringMatching(/^(?!.*script-src).*style-src 'self'/),
  });
  expect(page.body).toContain('The desk is busy</h1>');
  expect(page.body).toMatch(/<a [^>]*href="">Try again<\/a>/);
  expect(page.body).not.toMatch(/<script|<form| style=/);
  const [, style = ''] = /href="(\/assets\/[^"]+\.css)"/.exec(page.body) ?? [];
  expect(await browser.get(style)).toMatchObject({ statusCode: 200 });
  expect([sent.statusCode, sent.body]).toEqual([503, page.body]);
  expect(called.json()).toMatchObject({ error: { code: 'overloaded' } });

  const again = await browser.get('/leads', { accept: 'text/html' });
  expect(again.headers['location']).toMatch(/^\/sign-in/);
});
