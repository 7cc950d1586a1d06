import type { Page } from 'puppeteer-core';

const STEP_LIMIT_MS = 30_000;
/** In which the browser makes a page ready that nobody has opened. */
const PRERENDER_LIMIT_MS = 10_000;
/** In which a page that was prerendered is shown. */
const ACTIVATION_LIMIT_MS = 1_000;

/** Waits until the page counts: its script has come, and everything that waited for it has run. */
export async function untilCounting(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/count-visit-'))
        ?.name,
    { timeout: STEP_LIMIT_MS },
  );
  await page.evaluate(
    async (address) => {
      // Resolves once it has run, also where the page itself asked for it first.
      await import(address ?? '');
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    },
    await script.jsonValue(),
  );
}

/** Waits until the page knows that it is in front: the browser tells it so a while after it was brought there. */
export async function untilLookedAt(page: Page): Promise<void> {
  await page.waitForFunction(() => document.visibilityState === 'visible', {
    timeout: STEP_LIMIT_MS,
  });
}

/** Waits until React answers on a page that may never count. */
export async function untilAnswering(page: Page): Promise<void> {
  await page.waitForSelector('footer .footer-switch ~ p', { timeout: STEP_LIMIT_MS });
}

/** Follows a link to another page without loading it anew. */
export async function changeTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector(`a[href="${to}"]`);
    if (!(link instanceof HTMLElement)) throw new Error(`No link leads to ${to}.`);
    link.click();
  }, path);
  await page.waitForSelector(`main[data-path="${path}"]:not([data-first-frame])`, {
    timeout: STEP_LIMIT_MS,
  });
}

/** Loads another document and comes back by the browser's Back; throws where the page was not kept. */
export async function leaveAndReturn(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: [] }).catch(() => null);
  await page.waitForSelector('html[data-kept]', { timeout: STEP_LIMIT_MS });
}

/** Has the browser prerender a page, as rules in this one would have it; resolves to whether it did, which it may leave when it is busy. */
export async function prerender(page: Page, path: string): Promise<boolean> {
  const limit = { timeout: PRERENDER_LIMIT_MS };
  const made = page.browserContext().waitForTarget((one) => one.url().endsWith(path), limit);
  await page.evaluate((to) => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ urls: [to] }] });
    document.head.append(rules);
  }, path);
  return made.then(
    () => true,
    () => false,
  );
}

/** Waits until a prerendered page has taken the place of the one before, of which whatever was asked meanwhile gets no answer. */
export async function untilActivated(page: Page, path: string): Promise<void> {
  const end = performance.now() + STEP_LIMIT_MS;
  while (performance.now() < end) {
    const limit = { timeout: ACTIVATION_LIMIT_MS };
    const main = await page.waitForSelector(`main[data-path="${path}"]`, limit).catch(() => null);
    if (main) return;
  }
  throw new Error(`${path} was not shown.`);
}

/** Types into a field of a form. */
export async function type(page: Page, name: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`form [name="${name}"]`);
  await field?.type(text);
}
