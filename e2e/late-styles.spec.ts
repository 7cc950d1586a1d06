import type { Page } from '@playwright/test';

import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Pages that bring only the styles they use: all but the home page. */
const LEAN = ROUTES.map(({ path }) => path).filter((path) => path !== '/' && path !== '/home');

/**
 * Tells of every element, and of what the styles put before and after it, whose looks are not those of the last call;
 * of all of them at the first. What is said is kept in the page, as it is long.
 */
async function listChangedLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Laid out anew: Chromium tells margins of 0 of boxes in the middle that it has laid out in steps.
    document.body.style.setProperty('display', 'none');
    document.body.getBoundingClientRect();
    document.body.style.removeProperty('display');
    const before: unknown = Reflect.get(window, 'looks');
    const known: ReadonlyMap<unknown, unknown> = before instanceof Map ? before : new Map();
    const looks = [...document.querySelectorAll('body, body *')].flatMap((element, index) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part !== '' && style.content === 'none') return [];
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        const name = `${index} ${element.tagName}.${element.getAttribute('class') ?? ''}${part}`;
        return [[name, values.join('; ')] as const];
      }),
    );
    Reflect.set(window, 'looks', new Map(looks));
    const gone = [...known.keys()].filter((name) => !looks.some(([now]) => now === name));
    const changed = looks.filter(([name, look]) => known.get(name) !== look);
    return [...gone, ...changed.map(([name]) => name)].map(String);
  });
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
        // What moves does not look the same twice.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect((await listChangedLooks(page)).length).toBeGreaterThan(200);
        await fetchAllStyles(page);
        expect(await listChangedLooks(page)).toEqual([]);
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
