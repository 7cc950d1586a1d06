import type { Page } from '@playwright/test';

import { readCounts } from './support/counting/read-counts.ts';
import { VISITOR } from './support/counting/visitor.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { provideOwnBrowser } from './support/own-browser.ts';
import {
  aRegistration,
  fillBusiness,
  fillGrowth,
  fillProfile,
  registerParts,
} from './support/register-page.ts';
import { expect, test as base } from './support/test.ts';
import { untilWhole } from './support/whole-page.ts';

/** Beacons of a page that is left say what the browser calls itself, whatever its pages say; so it is another one. */
const test = base.extend({
  context: async ({ playwright, launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), `--user-agent=${VISITOR}`];
    await provideOwnBrowser(playwright, { ...launchOptions, args }, provide);
  },
});

const NOTE = 'We count which pages are seen';
const REFUSED = 'Your browser asks not to be counted';

/** Paths that a page asks for, in their order; `load` stands for its load event. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('load', () => asked.push('load'));
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

function isCountingScript(path: string): boolean {
  return path.includes('/count-visit-');
}

/** All that the site keeps on the device of the visitor. */
async function readDevice(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    local: { ...localStorage },
    session: { ...sessionStorage },
  }));
}

async function untilCounting(page: Page, asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked.filter(isCountingScript)).toHaveLength(1);
  await untilWhole(page);
}

test('counting asks for nothing before the page has loaded, sends nothing before it is left, and keeps nothing on the device', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await untilCounting(page, asked);
  const script = asked.findIndex(isCountingScript);
  expect(script).toBeGreaterThan(asked.indexOf('load'));
  // Not one of the scripts that the page starts with comes after it.
  expect(asked.slice(script + 1).filter((path) => /root-|framework-/.test(path))).toEqual([]);
  expect(await page.content()).not.toContain('rel="modulepreload" href="/assets/count-visit');
  const served = await page.request.get('/pricing');
  expect(await served.text()).not.toContain('count-visit');
  await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  expect(asked).not.toContain('/api/counts');
  expect(await readDevice(page)).toEqual({
    cookies: '',
    databases: [],
    caches: [],
    local: {},
    session: {},
  });
  expect(await page.context().cookies()).toEqual([]);
});

test('a form tells its steps, its refusals, the messages it shows and where people leave, and no value', async ({
  page,
  ownProduct,
}) => {
  const asked = watchRequests(page);
  await openHydrated(page, `${ownProduct.url}/onboarding`);
  await untilCounting(page, asked);
  const registration = aRegistration();
  const { email, proceed, submit, alert } = registerParts(page);
  await fillProfile(page, { ...registration, email: 'anna' });
  await proceed.click();
  await email.fill(registration.email);
  await proceed.click();
  await fillBusiness(page, registration);
  await proceed.click();
  await fillGrowth(page, { ...registration, website: 'no address' });
  await submit.click();
  await registerParts(page).website.fill(registration.website);
  await submit.click();
  await expect(alert).toHaveText('Form submitted successfully!');

  asked.length = 0;
  await page.goto(`${ownProduct.url}/enquiry`);
  await untilCounting(page, asked);
  await page.getByLabel('Name').fill('Priya');
  await page.getByLabel('Phone').focus();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('main[data-path="/pricing"]')).toBeVisible();
  await page.goto('about:blank');

  const counted = {
    '/onboarding|seen|direct': 1,
    '/onboarding|landed|direct': 1,
    '/onboarding|begun:register|direct': 1,
    '/onboarding|step:register:2|direct': 1,
    '/onboarding|step:register:3|direct': 1,
    '/onboarding|shown:register:email:emailInvalid|': 1,
    '/onboarding|shown:register:businessWebsite:websiteInvalid|': 1,
    '/onboarding|refused:register|': 1,
    '/onboarding|sent:register|direct': 1,
    '/onboarding|sent-from|direct': 1,
    '/enquiry|seen|direct': 1,
    '/enquiry|landed|direct': 1,
    '/enquiry|begun:enquiry|direct': 1,
    '/enquiry|left:enquiry:phoneNumber|': 1,
    '/pricing|seen|direct': 1,
  };
  const read = async () => Object.fromEntries((await readCounts(ownProduct)).ledger);
  await expect.poll(read).toEqual(counted);
});

test('a page that is loaded anew is seen again, and no visit begins there', async ({
  page,
  ownProduct,
}) => {
  const asked = watchRequests(page);
  await openHydrated(page, `${ownProduct.url}/pricing`);
  await untilCounting(page, asked);
  await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).click();
  await expect(page.locator('main[data-path="/solutions"]')).toBeVisible();
  asked.length = 0;
  await page.reload();
  await untilCounting(page, asked);
  await page.goto('about:blank');

  const read = async () => Object.fromEntries((await readCounts(ownProduct)).ledger);
  await expect.poll(read).toEqual({
    '/pricing|seen|direct': 1,
    '/pricing|landed|direct': 1,
    '/solutions|seen|direct': 2,
  });
});

test('"Count my visit" switches counting off, in every tab and for the next visit, and on again', async ({
  page,
  context,
  ownProduct,
}) => {
  const asked = watchRequests(page);
  await openHydrated(page, `${ownProduct.url}/team`);
  await untilCounting(page, asked);
  const footer = page.getByRole('contentinfo');
  const own = footer.getByRole('button', { name: 'Count my visit' });
  await expect(footer).toContainText(NOTE);
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await openHydrated(other, `${ownProduct.url}/team`);
  await own.focus();
  await page.keyboard.press('Space');
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  await expect(
    other.getByRole('contentinfo').getByRole('button', { name: 'Count my visit' }),
  ).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ counting: 'off' });

  asked.length = 0;
  await page.goto(`${ownProduct.url}/pricing`);
  await untilWhole(page);
  await expect(own).toHaveAttribute('aria-pressed', 'false');
  expect(asked.filter(isCountingScript)).toEqual([]);
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await untilCounting(page, asked);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(asked).not.toContain('/api/counts');

  // What happened while it was off is not counted afterwards.
  await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).click();
  await expect(page.locator('main[data-path="/solutions"]')).toBeVisible();
  await page.goto('about:blank');
  const read = async () => Object.fromEntries((await readCounts(ownProduct)).ledger);
  await expect.poll(read).toEqual({ '/solutions|seen|direct': 1 });
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`a browser with navigator.${signal} is not counted, and the footer says so`, async ({
    page,
  }) => {
    await page.addInitScript(
      ([name, said]) => {
        Object.defineProperty(Navigator.prototype, name, { get: () => said });
      },
      [signal, value] as const,
    );
    const asked = watchRequests(page);
    await openHydrated(page, '/team');
    await untilWhole(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(REFUSED);
    await expect(footer.getByRole('button', { name: 'Count my visit' })).toBeHidden();
    expect(asked.filter(isCountingScript)).toEqual([]);
    await page.goto('about:blank');
    expect(asked).not.toContain('/api/counts');
  });
}
