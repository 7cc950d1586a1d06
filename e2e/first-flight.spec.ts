import type { Page } from '@playwright/test';

import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Pages whose HTML fits what a connection sends at once; the build leaves out of it what it does not use. */
const LEAN = ['/enquiry', '/meet-our-team', '/team'];

/** How every element of the page looks: one text for each, and for what the styles put before and after it. */
async function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName}.${element.getAttribute('class') ?? ''}${part} ${values.join('; ')}`;
      }),
    ),
  );
}

/** Fetches the whole styles of the page; no event tells the end where scripts are off. */
async function fetchAllStyles(page: Page): Promise<void> {
  const links = page.locator('link[data-late-styles]');
  const areThere = async () =>
    links.evaluateAll((all) =>
      all.every((link) => link instanceof HTMLLinkElement && link.sheet !== null),
    );
  await links.evaluateAll((all) => all.forEach((link) => link.removeAttribute('disabled')));
  await expect.poll(areThere).toBe(true);
}

test('the pages that bring only the styles they use are those that fit', async ({ page }) => {
  const lean: string[] = [];
  for (const { path } of ROUTES) {
    const html = await (await page.request.get(path)).text();
    if (/<link [^>]*data-late-styles/.test(html)) lean.push(path);
  }
  expect(lean.toSorted()).toEqual(LEAN);
});

test.describe('as delivered', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of LEAN) {
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1280, 'dark'],
    ] as const) {
      test(`${path} looks as with all its styles, ${width} px, ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        const delivered = await looksOf(page);
        expect(delivered.length).toBeGreaterThan(500);
        await fetchAllStyles(page);
        const whole = await looksOf(page);
        expect(whole.filter((look, index) => look !== delivered[index])).toEqual([]);
      });
    }
  }
});

for (const path of LEAN) {
  test(`${path} has all its styles once it is painted`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const states = await page
      .locator('link[data-late-styles]')
      .evaluateAll((links) => links.map((link) => link instanceof HTMLLinkElement && !!link.sheet));
    expect(states.length).toBeGreaterThan(1);
    expect(states).not.toContain(false);
  });
}
