import { gunzipSync } from 'node:zlib';

import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import type { PageProps } from '../page/page-props.ts';
import { at } from './booking-builder.ts';
import { openPlainBrowser } from './plain-browser.ts';
import { book, startTestApp } from './test-app.ts';

vi.mock('virtual:page-assets', () => ({
  assets: { script: '/assets/page.js', styles: ['/assets/page.css'], fonts: [] },
}));

const moduleSchema = z.object({
  renderPage: z.custom<(props: PageProps) => string>((value) => typeof value === 'function'),
});

/** The app with the page as visitors have it; its own types are those of a browser, so it is not imported by them. */
async function startWithPage() {
  const path = '../page/server.tsx';
  const { renderPage } = moduleSchema.parse(await import(path));
  const { app } = await startTestApp({ renderPage });
  return { app, browser: openPlainBrowser(app) };
}

const ANNA = { name: 'Anna <Bell>', email: 'anna@example.com', note: 'Bread & "cakes"' };

test('without scripts a demo is booked, moved and cancelled by links and forms alone', async () => {
  const { browser } = await startWithPage();

  await browser.visit('/');
  await browser.follow('Next month');
  await browser.ask({ zone: 'Asia/Kolkata' });
  await browser.follow('Tuesday 3 February 2026');
  await browser.follow('15:30');
  expect(browser.words()).toContain('Who are we meeting?');
  await browser.send(ANNA);
  expect(browser.words()).toContain('See you then');
  expect(browser.words()).toContain('15:30 to 16:00');

  await browser.visit(browser.linkTo('Move or cancel'));
  expect(browser.words()).toContain('Your demo');
  await browser.follow('Move it');
  await browser.ask({ zone: 'UTC' });
  await browser.follow('Wednesday 7 January 2026');
  await browser.follow('14:00');
  expect(browser.words()).toContain('Move your demo?');
  await browser.send();
  expect(browser.words()).toContain('Your demo has a new time.');
  expect(browser.words()).toContain('Wednesday 7 January 2026');

  await browser.follow('Cancel it');
  expect(browser.words()).toContain('Cancel this demo?');
  await browser.send();
  expect(browser.words()).toContain('Your demo is cancelled');
});

test('without scripts nothing typed is lost when the form is wrong, and then the time is gone', async () => {
  const { app, browser } = await startWithPage();
  await browser.visit(`/?start=${at('Tuesday', '10:00')}`);
  await book(app);

  await browser.send({ ...ANNA, email: 'anna@' });
  expect(browser.status()).toBe(400);
  expect(browser.words()).toContain('Please check the marked fields.');
  await browser.send({ email: 'anna@example.com' });
  expect(browser.status()).toBe(409);
  expect(browser.words()).toContain('Somebody has just booked this time.');
  const [, instead = ''] = /name="instead"[^>]* value="([^"]+)"/.exec(browser.html()) ?? [];
  await browser.send({ instead });

  expect(browser.words()).toContain('See you then');
});

test('a link that is incomplete says so and leads to a time', async () => {
  const { browser } = await startWithPage();

  await browser.visit('/bookings/AAAAA-11111?signature=x');
  expect(browser.status()).toBe(403);
  expect(browser.words()).toContain('We could not find this booking');
  await browser.follow('Book a time');

  expect(browser.status()).toBe(200);
});

test('each view has a title of its own, which says what went wrong', async () => {
  const { app, browser } = await startWithPage();
  const { at: call } = await book(app);
  const managed = call('').replace('/api', '');
  const title = () => /<title>(.*?)<\/title>/.exec(browser.html())?.[1];
  const titles = [];
  for (const url of ['/', managed, `${managed}&step=cancel`, '/bookings/AAAAA-11111?signature=x']) {
    await browser.visit(url);
    titles.push(title());
  }
  await browser.visit(`/?start=${at('Wednesday', '10:00')}`);
  titles.push(title());
  await browser.send({ ...ANNA, email: 'anna@' });

  expect([...titles, title()]).toEqual([
    'Book a demo with Kerbside',
    'Your demo | Kerbside',
    'Cancel this demo? | Kerbside',
    'We could not find this booking | Kerbside',
    'Who are we meeting? | Kerbside',
    'Please check the marked fields. | Kerbside',
  ]);
});

test('the page keeps to its own policy: no style in an attribute, no script in the text', async () => {
  const { app } = await startWithPage();

  for (const url of ['/', `/?start=${at('Tuesday', '10:00')}`, '/bookings/AAAAA-11111']) {
    const { body } = await app.inject(url);
    expect(body).not.toMatch(/<[^>]* (?:style|on\w+)="/);
    expect(body).not.toMatch(/<script(?! type="module" src="\/assets\/| type="application\/json")/);
    expect(body).not.toContain('<style');
  }
});

test('a page is a quarter of its size for browsers, which take it packed', async () => {
  const { app } = await startWithPage();
  const { rawPayload } = await app.inject({ url: '/' });
  const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });

  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(rawPayload.length / 4);
  expect(gunzipSync(packed.rawPayload).toString()).toMatch(/^<!doctype html>.*<\/html>\s*$/s);
});
