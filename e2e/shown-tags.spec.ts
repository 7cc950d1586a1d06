import type { Page } from '@playwright/test';

import { openHydrated } from './support/open-hydrated.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** All that a head says of its page: to tabs, to search engines, and to those who share it. */
async function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told =
      'title, [rel=canonical], [property], [name=description], [name=robots], [name^=twitter], [type$=json]';
    const tags = [...document.head.querySelectorAll(told)];
    return tags
      .map((tag) => {
        const name = ['rel', 'property', 'name', 'type'].map((one) => tag.getAttribute(one) ?? '');
        const says = tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent;
        return `${name.join('')}: ${says}`;
      })
      .toSorted();
  });
}

/** Goes to another page of the site as a link does, without loading anew. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const { path, heading } of ROUTES) {
  test(`the head says of ${path} the same whether it is loaded or come to`, async ({ page }) => {
    await openHydrated(page, path === '/faqs' ? '/team' : '/faqs');
    const left = await readHead(page);
    await goOn(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => readHead(page)).toContainEqual(expect.stringContaining('og:image:alt'));
    const shown = await readHead(page);

    await page.goto(path);
    expect(shown).toEqual(await readHead(page));
    expect(shown).not.toEqual(left);
  });
}

test('going back brings the tags of the page before', async ({ page }) => {
  await openHydrated(page, '/team');
  const loaded = await readHead(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/enquiry$/);
  await page.goBack();
  await expect(page).toHaveURL(/team$/);
  await expect.poll(() => readHead(page)).toEqual(loaded);
});

test('nothing is told of an unknown address but that it is none for search engines', async ({
  page,
}) => {
  await openHydrated(page, '/team');
  await goOn(page, '/no/such/door');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  const told = expect.stringMatching(/^(?:title|:|robots|description)/);
  await expect.poll(() => readHead(page)).toEqual([told, told, told]);
  expect(await readHead(page)).toContain('robots: noindex');
});

test.describe('without a network', () => {
  test.use({ expectedConsole: /net::ERR_FAILED/ });

  test('a head whose tags cannot be had says nothing wrong', async ({ page }) => {
    await openHydrated(page, '/team');
    await page.route('**/share/enquiry.xml', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await failed;
    expect((await readHead(page)).join('\n')).not.toMatch(/og:|canonical|twitter/);
    await expect(page).toHaveTitle('Get in touch | Kerbside');
  });
});
