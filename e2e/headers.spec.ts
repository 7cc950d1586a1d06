import { readFile } from 'node:fs/promises';

import { observatoryScore } from '@high-street/server/testing';
import { PAGES } from '@high-street/site/pages';

import { book, bookingParts, openBooking } from './support/booking-page.ts';
import { expectAll } from './support/claims.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { goOn } from './support/go-on.ts';
import { lookThrough } from './support/look-through.ts';
import { openHydrated, untilHydrated } from './support/open-hydrated.ts';
import { readHead, readServedHeads } from './support/read-head.ts';
import { aRegistration, fillProfile, registerParts, stepHeading } from './support/register-page.ts';
import { ROUTES } from './support/routes.ts';
import { CALENDAR_URL, expect, test } from './support/test.ts';
import { watchViolations } from './support/violations.ts';

const SCORE = 125;
const RULES = new URL('../apps/site/build/client/_headers', import.meta.url);
/** What Cloudflare takes; Netlify takes more. */
const MOST_RULES = 100;
const LONGEST_LINE = 2_000;

/** What would be sent to a browser in public, where the booking page is behind TLS too. */
const asInPublic = (text: string) => text.replaceAll('http://localhost:', 'https://localhost:');

test('the pages score at least 125 of the Observatory, and the page for unknown addresses too', async ({
  request,
}) => {
  for (const path of [...ROUTES.map((route) => route.path), '/no/such/door']) {
    const answer = await request.get(path);
    const entries = Object.entries(answer.headers());
    const headers = Object.fromEntries(entries.map(([name, value]) => [name, asInPublic(value)]));
    const html = asInPublic(await answer.text());
    expect(observatoryScore({ headers, html }), path).toBeGreaterThanOrEqual(SCORE);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  }
});

test('_headers stays within what static hosts take', async () => {
  const lines = (await readFile(RULES, 'utf8')).split('\n');
  const rules = lines.filter((line) => line.startsWith('/'));

  expect(rules.length).toBeGreaterThan(ROUTES.length);
  expect(rules.length).toBeLessThanOrEqual(MOST_RULES);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(LONGEST_LINE);
});

/** Every other address, and then the rest: one of Home after the other would change nothing. */
const TOUR = [0, 1].flatMap((half) => ROUTES.filter((_, at) => at % 2 === half));

test('whoever goes on without loading meets nothing that the policy forbids', async ({ page }) => {
  const violations = await watchViolations(page);
  const served = await readServedHeads(
    page,
    TOUR.map(({ path }) => path),
  );
  // Home has two addresses and one head.
  expect(new Set(served.map(String)).size).toBe(PAGES.length);
  await openHydrated(page, TOUR.at(-1)?.path ?? '');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
  await expectAll(page, {
    'pages that are come to without loading do nothing that their policy forbids and tell the same of themselves as loaded':
      async () => {
        for (const [at, { path, heading }] of TOUR.entries()) {
          await goOn(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await lookThrough(page);
          await expect.poll(() => readHead(page), path).toEqual(served[at]);
        }
        await expect(page.locator('html[data-same-load]')).toBeAttached();
        expect(violations).toEqual([]);
      },

    'an address that is not known is told of within the policy, loaded or come to': async () => {
      await goOn(page, '/no/such/door');
      await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Digital Commerce made Simple',
      );
      expect(violations).toEqual([]);
    },
  });
});

test('what a visitor works with stays within the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await expectAll(page, {
    'the editor of codes draws and saves within the policy': async () => {
      await openHydrated(page, '/product/qr-code-promotions');
      await page.locator('[data-picture=qr-designer]').scrollIntoViewIfNeeded();
      const editor = page.locator('.qr-designer');
      await expect(editor.getByRole('img', { name: 'Your code' })).toBeVisible();
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9z"/></svg>';
      await editor.getByLabel('Choose a picture').setInputFiles({
        name: 'sign.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(drawing),
      });
      await expect(editor.getByText('sign.svg')).toBeVisible();
      for (const button of await editor.getByRole('button', { name: /^Download/ }).all()) {
        const saved = page.waitForEvent('download');
        await button.click();
        expect((await saved).suggestedFilename()).toMatch(/^table-card-code\.(?:png|svg)$/);
      }
      expect(violations).toEqual([]);
    },

    'calculator, switch of the scheme, forms and steps stay within the policy': async () => {
      await openHydrated(page, '/solutions');
      await page.getByRole('slider', { name: 'Orders a week' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
      await expect(page.locator('html[data-scheme=dark]')).toBeAttached();

      await openHydrated(page, '/onboarding');
      await fillProfile(page, aRegistration());
      await registerParts(page).proceed.click();
      await expect(stepHeading(page, 2)).toBeVisible();

      await openHydrated(page, '/enquiry');
      await fillEnquiry(page, anEnquiry());
      await enquiryParts(page).submit.click();
      await expect(enquiryParts(page).alert).toContainText('Form submitted successfully!');
      expect(violations).toEqual([]);
    },
  });
});

test('the booking page books, hands out its file and moves within its policy, framed and alone', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const { name, email } = anEnquiry();
  await openHydrated(page, '/enquiry');
  const frame = await openBooking(page);
  await book(frame, { name, email });
  const saved = page.waitForEvent('download');
  await frame.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^demo-.+\.ics$/);
  await page.goto((await bookingParts(frame).manage.getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'Move it' }).click();
  await expect(page.locator('.month-grid')).toBeVisible();
  await page.goto(CALENDAR_URL);
  await expect(bookingParts(page).title).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('a page that a translator has changed before React answers', () => {
  // React tells of it, and draws the page anew, the scripts in it among the rest.
  test.use({ expectedConsole: /Minified React error #418/ });

  test('is drawn anew within the policy', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1');
        if (heading) heading.textContent = 'Ehrliche Fragen';
      });
    });
    await openHydrated(page, '/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Fair questions, straight answers',
    );
    expect(violations).toEqual([]);
  });
});

test.describe('what is forbidden', () => {
  test.use({ expectedConsole: /Content Security Policy|Trusted(?:HTML|Script)/ });

  test('is not done, and is noted', async ({ page }) => {
    const violations = await watchViolations(page);
    await openHydrated(page, '/faqs');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.documentElement.dataset.ran = ""');
      document.body.append(script);
      const part = document.createElement('p');
      document.body.append(part);
      part.setAttribute('style', 'color: red');
      Reflect.set(part, 'textContent', 'text');
      try {
        part.innerHTML = '<img src="x" alt="">';
      } catch {
        part.dataset['refused'] = '';
      }
    });
    await expect(page.locator('p[data-refused]')).toHaveText('text');
    await expect(page.locator('html[data-ran]')).toHaveCount(0);
    for (const directive of ['require-trusted-types-for', 'style-src-attr'])
      await expect.poll(() => violations.join('\n')).toContain(directive);
    await page.reload();
    await untilHydrated(page);
  });
});
