import { expect, type CDPSession, type Page } from '@playwright/test';

/** Why a page was loaded anew: what stood in the way, and whether the page (or its visit) did or this browser. */
type Explanation = { readonly type: string; readonly reason: string };

/** A browser without windows keeps no page, and says so among its reasons. */
const KEEPS_NO_PAGE = 'BackForwardCacheDisabledForDelegate';

function listReasons(explanations: readonly Explanation[]): string[] {
  const isAble = explanations.every(({ reason }) => reason !== KEEPS_NO_PAGE);
  const ofPage = explanations.filter(({ type }) => isAble || type !== 'Circumstantial');
  return ofPage.map(({ reason }) => reason);
}

/** Resolves once the browser has gone back, with the reasons for which it loaded the page anew; none when it was kept. */
async function nextReturn(browser: CDPSession): Promise<string[]> {
  return new Promise((resolve) => {
    browser.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(listReasons(notRestoredExplanations)),
    );
  });
}

/**
 * Loads another page and comes back by the browser's Back. Gives what kept the browser from showing the page as it was
 * left, which has to be nothing. A browser that keeps no page at all still tells what the page itself would be
 * refused for.
 */
export async function leaveAndComeBack(page: Page, elsewhere: string): Promise<string[]> {
  const left = page.url();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await page.goto(elsewhere);
  const returned = nextReturn(browser);
  // Playwright's own way waits for a load, and a page that was kept is not loaded.
  await page.evaluate(() => history.back());
  const reasons = await returned;
  await expect(page).toHaveURL(left);
  await browser.detach();
  return reasons;
}
