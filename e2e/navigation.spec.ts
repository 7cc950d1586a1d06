import type { Page } from '@playwright/test';

import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

/** How long the last page may stand still while a new one is made. */
const FADE_LIMIT_MS = 400;

/** Counts the View Transitions that the page begins, and notes at which address; to be called before it is opened. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    Reflect.set(document, 'startViewTransition', (...how: Parameters<typeof begin>) => {
      const { dataset } = document.documentElement;
      dataset['transitions'] = String(Number(dataset['transitions'] ?? 0) + 1);
      dataset['begunAt'] = location.pathname;
      return begin(...how);
    });
  });
  return async () => Number(await page.locator('html').getAttribute('data-transitions'));
}

/** The scripts and stylesheets that are fetched from now on. */
function listFetches(page: Page): string[] {
  const fetches: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) fetches.push(pathname);
  });
  return fetches;
}

test('whoever reaches for a link has its page fetched, and nothing more once it is followed', async ({
  page,
}) => {
  await openHydrated(page, '/team');
  await page.waitForLoadState('networkidle');
  const fetches = listFetches(page);
  const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
  await link.hover();
  await expect.poll(() => fetches.some((name) => /\/pricing-.*\.css/.test(name))).toBe(true);
  await expect.poll(() => fetches.some((name) => /\/pricing-.*\.js/.test(name))).toBe(true);
  const before = fetches.length;
  await link.click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
  expect(fetches.slice(before)).toEqual([]);
});

test('whoever only moves across a link has nothing fetched', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/team');
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  const fetches = listFetches(page);
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().hover();
  await page.clock.runFor(30);
  await page.locator('main h1').hover();
  await page.clock.runFor(1_000);
  expect(fetches).toEqual([]);
});

test('the keyboard fetches a page as soon as its link has the focus', async ({ page }) => {
  await openHydrated(page, '/team');
  await page.waitForLoadState('networkidle');
  const fetches = listFetches(page);
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().focus();
  await expect.poll(() => fetches.some((name) => /\/pricing-.*\.js/.test(name))).toBe(true);
});

test('a change of pages is one View Transition, and its stylesheets stay', async ({ page }) => {
  const transitions = await countTransitions(page);
  await openHydrated(page, '/team');
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
  await expect(page.locator('#main')).not.toHaveAttribute('data-first-frame');
  expect(await transitions()).toBe(1);
  await page.goBack();
  await expect(page.locator('#main[data-path="/team"] h1')).toBeVisible();
  await expect(page.locator('link[rel=stylesheet][href*="/pricing-"]')).toHaveCount(1);
  expect(await transitions()).toBe(2);
});

test('it begins at the click itself where all of the page has come', async ({ page }) => {
  await countTransitions(page);
  await openHydrated(page, '/team');
  const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
  await link.click();
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#main[data-path="/team"] h1')).toBeVisible();
  await link.click();
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-begun-at', '/team');
});

test('the last page does not stand still while the next one is fetched', async ({ page }) => {
  const transitions = await countTransitions(page);
  await openHydrated(page, '/team');
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/\/pricing-[^/]*\.js$/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/\/pricing-[^/]*\.js$/);
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().click();
  await isAsked;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await transitions()).toBe(0);
  allow();
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
  expect(await transitions()).toBe(1);
});

test('it is none where nothing may move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await countTransitions(page);
  await openHydrated(page, '/team');
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
  await expect(page.locator('#main')).not.toHaveAttribute('data-first-frame');
  expect(await transitions()).toBe(0);
});

test('the first change of pages takes no script out of the page, for which all of it would be styled anew', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['gone'] = '0';
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      const scripts = gone.filter((node) => node.nodeName === 'SCRIPT');
      dataset['gone'] = String(Number(dataset['gone']) + scripts.length);
    }).observe(document.body, { childList: true });
  });
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
  await expect(page.locator('#main')).not.toHaveAttribute('data-first-frame');
  await expect(page.locator('html')).toHaveAttribute('data-gone', '0');
});

/** Goes to another page of the site, and tells whether an element of it came along with its main part. */
async function comesAtOnce(page: Page, address: string, selector: string): Promise<boolean> {
  return page.evaluate(
    async ([to, wanted]) => {
      const main = document.getElementById('main');
      if (!main) throw new Error('the page has no main part');
      const isThere = new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(main.querySelector(wanted) !== null);
        });
        observer.observe(main, { attributeFilter: ['data-path'] });
      });
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      return isThere;
    },
    [address, selector] as const,
  );
}

test('a new page has its first screen at once and the rest of it after its first frame', async ({
  page,
}) => {
  await openHydrated(page, '/team');
  expect(await comesAtOnce(page, '/solutions', '#savings')).toBe(false);
  await expect(page.locator('#savings')).toBeAttached();
  expect(await comesAtOnce(page, '/', 'h1')).toBe(true);
});

test('a new page has all of its parts at once where the address leads to one of them', async ({
  page,
}) => {
  await openHydrated(page, '/team');
  expect(await comesAtOnce(page, '/solutions#savings', '#savings')).toBe(true);
  await expect(page.locator('#savings')).toBeInViewport();
});

test('a link pressed with Control opens a tab of its own, and this one stays', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/team');
  const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL(/\/pricing$/);
  await expect(page).toHaveURL(/\/team$/);
});

test('a link that asks for a window of its own gets one, and this page stays', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/team');
  const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
  await link.evaluate((element) => element.setAttribute('target', '_blank'));
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL(/\/pricing$/);
  await expect(page).toHaveURL(/\/team$/);
});

test('the link of the page that is open leads nowhere that Back would have to leave', async ({
  page,
}) => {
  await openHydrated(page, '/pricing');
  const before = await page.evaluate(() => history.length);
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

/**
 * Has the page note which one it showed when a View Transition last let go of it, and keep React from making another
 * between the events `hold` and `let-go`; to be called before it is opened.
 */
async function watchLettingGo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    const noteLetGo = () => {
      const main = document.querySelector('main');
      document.documentElement.dataset['letGoAt'] = main?.dataset['path'] ?? '';
    };
    Reflect.set(document, 'startViewTransition', (...how: Parameters<typeof begin>) => {
      const transition = begin(...how);
      transition.updateCallbackDone.then(noteLetGo, () => undefined);
      return transition;
    });
    // What React does next, it tells itself through a port: held, it makes no page.
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let isHeld = false;
    MessagePort.prototype.postMessage = function hold(this: MessagePort, ...what: [unknown]) {
      const send = () => Reflect.apply(post, this, what);
      if (isHeld) held.push(send);
      else send();
    };
    addEventListener('hold', () => {
      isHeld = true;
    });
    addEventListener('let-go', () => {
      isHeld = false;
      held.splice(0).forEach((send) => send());
    });
  });
}

test('a page that takes long to be made lets go of the last one, and comes all the same', async ({
  page,
}) => {
  await watchLettingGo(page);
  await openHydrated(page, '/team');
  const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
  await link.hover();
  await page.evaluate(() => dispatchEvent(new Event('hold')));
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('data-let-go-at', '/team');
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
});

test('whoever turns back before the new page is there has the last one go on at once', async ({
  page,
}) => {
  await watchLettingGo(page);
  await page.addInitScript((limit) => {
    const wait = window.setTimeout.bind(window);
    // Without its limit a fade ends only where it is told to.
    Reflect.set(window, 'setTimeout', (task: () => void, ms: number) =>
      ms === limit ? 0 : wait(task, ms),
    );
  }, FADE_LIMIT_MS);
  await openHydrated(page, '/pricing');
  const links = page.locator('.site-header');
  await links.getByRole('link', { name: 'Enquiry Now' }).first().click();
  await expect(page.locator('#main[data-path="/enquiry"] h1')).toBeVisible();
  await page.goBack();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-let-go-at', '/pricing');
  await html.evaluate((element) => element.removeAttribute('data-let-go-at'));
  await links.evaluate((header) => {
    for (const path of ['/enquiry', '/pricing']) {
      header.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    }
  });
  await expect(html).toHaveAttribute('data-let-go-at', '/pricing');
  await expect(page).toHaveURL(/\/pricing$/);
});
