import type { Page } from '@playwright/test';

/** Hides what a selector names, without moving anything; gives what shows it again. */
async function hide(page: Page, selector: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((hidden) => {
    const added = new CSSStyleSheet();
    added.replaceSync(`${hidden} { visibility: hidden !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    return added;
  }, selector);
  return async () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    });
}

/** Whether a drawing paints anything in the place of some words that are in view; each a selector. */
export async function isBehind(page: Page, drawing: string, words: string): Promise<boolean> {
  const clip = await page.locator(words).boundingBox();
  if (!clip) throw new Error(`${words} is not shown.`);
  const showWords = await hide(page, `${words}, ${words} *`);
  const withDrawing = await page.screenshot({ clip });
  const showDrawing = await hide(page, drawing);
  const without = await page.screenshot({ clip });
  await showDrawing();
  await showWords();
  return !withDrawing.equals(without);
}
