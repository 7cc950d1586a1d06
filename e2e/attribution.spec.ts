import type { Page } from '@playwright/test';

import {
  arriveFromNews,
  NEWS,
  sendEnquiry,
  TAGGED,
  UNTAGGED,
  UTM,
  walkToEnquiry,
} from './support/campaign-visit.ts';
import { untilHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

/** All that the site keeps on the device of the visitor. */
async function readDevice(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      history.state,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ]),
  );
}

// asvs 14.2.3
test('a lead says how the visit began, and the device keeps none of it', async ({
  page,
  product,
}) => {
  // The mail fails, so that the attempt stays in the tab.
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { code: 202 } }));
  await arriveFromNews(page, `${product.url}/?${UTM}`);
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await walkToEnquiry(page);
  const { attribution, reference } = await sendEnquiry(page);

  const known = { ...TAGGED, term: null, content: null, referrer: NEWS, landingPage: '/' };
  expect(attribution).toEqual(known);
  await expect(page.getByRole('alert')).toContainText('Email failed to send.');
  const device = await readDevice(page);
  expect(device).toContain('enquiry:attempt');
  expect(device).toMatch(/^\["",\[\],\[\],/);
  // Whole names: the random token beside them has any three letters now and then.
  expect(device).not.toMatch(
    /farm-letter|Harvest|news\.example|utm_(?:source|medium|campaign)|attribution|landing/i,
  );
  const shown = await product.leads('show', reference);
  expect(shown).toMatch(/^Campaign source +farm-letter$/m);
  expect(shown).toMatch(/^Campaign medium +email$/m);
  expect(shown).toMatch(/^Campaign +Harvest 2026$/m);
  expect(shown).toMatch(/^Came from +http:\/\/news\.example\/shops$/m);
  expect(shown).toMatch(/^First page +\/$/m);
});

test('a link that is followed before React answers loses nothing but the referrer', async ({
  page,
  product,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().headers()['referer']?.includes('utm_')) return;
    await route.continue();
  });
  await arriveFromNews(page, `${product.url}/pricing?${UTM}`);
  await walkToEnquiry(page);
  await untilHydrated(page);
  const { attribution } = await sendEnquiry(page);

  expect(attribution).toMatchObject({ ...TAGGED, referrer: null, landingPage: '/pricing' });
});

test('a reload keeps the campaign while the address has it, and on another page forgets it', async ({
  page,
  product,
}) => {
  await arriveFromNews(page, `${product.url}/?${UTM}`);
  await untilHydrated(page);
  await test.step('a reload keeps the campaign while the address has it', async () => {
    await page.reload();
    await untilHydrated(page);
    await walkToEnquiry(page);
    const { attribution } = await sendEnquiry(page);
    expect(attribution).toMatchObject({ ...TAGGED, landingPage: '/' });
  });
  await test.step('a reload on another page forgets the campaign', async () => {
    await expect(page.getByRole('alert')).toContainText('Form submitted successfully!');
    await page.reload();
    await untilHydrated(page);
    const { attribution } = await sendEnquiry(page);
    expect(attribution).toMatchObject({ ...UNTAGGED, landingPage: '/enquiry' });
  });
});
