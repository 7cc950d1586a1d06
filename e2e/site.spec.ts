import { PAGES } from '@high-street/site/pages';

import { expectAll, type Claims } from './support/claims.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('every page is there, Home under two addresses, each with a title of its own', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const { path } of ROUTES) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect.soft(html, path).toMatch(/<meta name="description" content="[^"]+\."/);
  }
  expect(titles.size).toBe(PAGES.length);
});

test.describe('an unknown address', () => {
  test.use({ expectedConsole: /404/ });

  test('answers 404 with the layout, a way home and a way to ask', async ({ page }) => {
    const response = await page.goto('/no/such/door');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/enquiry');
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Digital Commerce made Simple',
    );
  });
});

test('without scripts the pages read in full and the form is there', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital Commerce made Simple');
  await page.getByRole('link', { name: 'Enquiry Now' }).first().click();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await context.close();
});

/** What a visitor finds on the way to the form and does there; the last of it sends it. */
const WAY_TO_THE_FORM: Claims = {
  'the Home link is current on / and /home, Enquiry Now is filled on /enquiry alone': async (
    page,
  ) => {
    const home = page.getByRole('link', { name: 'Home', exact: true }).first();
    const enquiry = page.getByRole('banner').getByRole('link', { name: 'Enquiry Now' });
    for (const path of ['/', '/home']) {
      await page.goto(path);
      await expect(home).toHaveAttribute('aria-current', 'page');
      await expect(enquiry).toHaveAttribute('data-variant', 'outline');
    }
    await page.goto('/enquiry');
    await expect(home).not.toHaveAttribute('aria-current');
    await expect(enquiry).toHaveAttribute('data-variant', 'primary');
  },

  'the keyboard alone fills and sends the form': async (page) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Priya Sharma');
    await page.keyboard.press('Tab');
    await page.keyboard.type('priya.keyboard@bramble.example');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Country code')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('07700900142');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Form submitted successfully!');
  },
};

test('the bar leads to the form, which needs no mouse', async ({ page }) => {
  await expectAll(page, WAY_TO_THE_FORM);
});
