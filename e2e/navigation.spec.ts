import type { Page } from '@playwright/test';

import { expectAll } from './support/claims.ts';
import { goOn } from './support/go-on.ts';
import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { skipToContent } from './support/skip-to-content.ts';
import { expect, test } from './support/test.ts';
import { untilQuiet } from './support/whole-page.ts';

/** The scripts and stylesheets that are fetched from now on. */
function listFetches(page: Page): string[] {
  const fetches: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) fetches.push(pathname);
  });
  return fetches;
}

test('whoever only moves across a link has nothing fetched', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/team');
  await untilQuiet(page);
  await stopClock(page);
  const fetches = listFetches(page);
  await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().hover();
  await page.clock.runFor(30);
  await page.locator('main h1').hover();
  await page.clock.runFor(1_000);
  expect(fetches).toEqual([]);
});

/** Goes to another page of the site, and returns whether an element of it came along with its main part. */
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

test('pages change without losing a script, and come part by part', async ({ page }) => {
  await openHydrated(page, '/');
  await expectAll(page, {
    'the first change of pages takes no script out of the page, for which all of it would be styled anew':
      async () => {
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
      },

    'a new page has what is above the fold at once and the rest of it after its first frame':
      async () => {
        expect(await comesAtOnce(page, '/solutions', '#savings')).toBe(false);
        await expect(page.locator('#savings')).toBeAttached();
        expect(await comesAtOnce(page, '/', 'h1')).toBe(true);
      },

    'a new page has all of its parts at once where the address leads to one of them': async () => {
      expect(await comesAtOnce(page, '/solutions#savings', '#savings')).toBe(true);
      await expect(page.locator('#savings')).toBeInViewport();
    },

    'the heading takes the focus from where the skip link left it': async () => {
      await skipToContent(page);
      await goOn(page, '/pricing');
      await expect(page.locator('#main[data-path="/pricing"] h1')).toBeFocused();
      await expect(page.locator('#main')).not.toHaveAttribute('tabindex');
    },

    'a hash that is no valid code leads to no part, and the heading has the focus': async () => {
      expect(await comesAtOnce(page, '/team#50%', 'h1')).toBe(true);
      await expect(page.locator('#main h1')).toBeFocused();
    },
  });
});

test('links lead where they should, however they are followed, and have their pages fetched ahead', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/team');
  await untilQuiet(page);
  const header = page.locator('.site-header');
  const link = header.getByRole('link', { name: 'Pricing' }).first();
  await expectAll(page, {
    'whoever reaches for a link has its page fetched, and nothing more once it is followed':
      async () => {
        const fetches = listFetches(page);
        await link.hover();
        await expect.poll(() => fetches.some((name) => /\/pricing-.*\.css/.test(name))).toBe(true);
        await expect.poll(() => fetches.some((name) => /\/pricing-.*\.js/.test(name))).toBe(true);
        const before = fetches.length;
        await link.click();
        await expect(page).toHaveURL(/\/pricing$/);
        await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
        expect(fetches.slice(before)).toEqual([]);
      },

    'the stylesheets of the last page stay': async () => {
      await page.goBack();
      await expect(page.locator('#main[data-path="/team"] h1')).toBeVisible();
      await expect(page.locator('link[rel=stylesheet][href*="/pricing-"]')).toHaveCount(1);
    },

    'the keyboard fetches a page as soon as its link has the focus': async () => {
      const fetches = listFetches(page);
      await header.getByRole('link', { name: 'Solutions' }).first().focus();
      await expect.poll(() => fetches.some((name) => /\/solutions-.*\.js/.test(name))).toBe(true);
    },

    'pressed with Control, one opens a tab of its own, and this one stays': async () => {
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        link.click({ modifiers: ['Control'] }),
      ]);
      await expect(tab).toHaveURL(/\/pricing$/);
      await expect(page).toHaveURL(/\/team$/);
      await tab.close();
    },

    'one that asks for a window of its own gets one, and this page stays': async () => {
      await link.evaluate((element) => element.setAttribute('target', '_blank'));
      const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(tab).toHaveURL(/\/pricing$/);
      await expect(page).toHaveURL(/\/team$/);
      await tab.close();
      await link.evaluate((element) => element.removeAttribute('target'));
    },

    'whoever follows two at once comes to where the second leads': async () => {
      await header.evaluate((bar) => {
        for (const path of ['/enquiry', '/pricing'])
          bar.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
      });
      await expect(page.locator('#main[data-path="/pricing"] h1')).toBeVisible();
      await expect(page).toHaveURL(/\/pricing$/);
    },

    'that of the page that is open leads to its top, and nowhere that Back would have to leave':
      async () => {
        const before = await page.evaluate(() => history.length);
        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        await link.click();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(page.locator('#main h1')).toBeFocused();
        await expect(page).toHaveURL(/\/pricing$/);
        expect(await page.evaluate(() => history.length)).toBe(before);
      },
  });
});
