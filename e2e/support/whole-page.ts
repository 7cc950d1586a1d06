import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/** Has the browser lay out the whole page, also what it would leave out until somebody comes near. */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main *, main + footer { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Waits until the stylesheets that a page fetches after its first paint are there; no event tells so without scripts. */
export async function untilStyled(page: Page): Promise<void> {
  const areThere = async () =>
    page
      .locator('link[data-deferred-styles]')
      .evaluateAll((all) =>
        all.every((link) => link instanceof HTMLLinkElement && link.sheet !== null),
      );
  await expect.poll(areThere).toBe(true);
}

/** Waits until every drawing of the page is fetched, but for pictures that this width of the window leaves out. */
export async function untilDrawn(page: Page): Promise<void> {
  const late = page.locator(':is(main, main + footer) [data-lazy-href]');
  const countShown = () =>
    late.evaluateAll((uses) => {
      const pictures = uses.map((use) => use.closest('svg'));
      return pictures.filter((one) => one && getComputedStyle(one).display !== 'none').length;
    });
  await expect.poll(countShown).toBe(0);
}

/**
 * Waits until all that the page has asked for is answered and it has asked for nothing more for half a second. Playwright's
 * own `networkidle` does not come again once the page fetches something after an idle moment and then a frame opens.
 */
export async function untilQuiet(page: Page): Promise<void> {
  let last: Request | undefined;
  const isQuiet = async () => {
    const requests = await page.requests();
    const before = last;
    last = requests.at(-1);
    // Sizes are told once an answer has ended; what failed has no response.
    const untilEnded = async (one: Request) => (await one.response()) && one.sizes();
    await Promise.all(requests.map(untilEnded));
    return last === before;
  };
  await expect.poll(isQuiet, { intervals: [QUIET_MS], timeout: 0 }).toBe(true);
}

/** Waits until a page is complete and has fetched all that it ever will by itself. */
export async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('main + footer[data-complete]')).toBeAttached();
  await untilDrawn(page);
  await page.waitForFunction(() => {
    const fileOf = (address: string) => new URL(address, location.href).pathname;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => fileOf(name));
    const drawings = [...document.querySelectorAll('use[href^="/"]')];
    return drawings.every((use) => fetched.includes(fileOf(use.getAttribute('href') ?? '')));
  });
  await untilQuiet(page);
}

/** Takes the network away once a page is complete. */
export async function goOffline(page: Page): Promise<void> {
  await untilWhole(page);
  await page.context().setOffline(true);
}
