import { test } from './support/gallery-test.ts';
import { expect } from './support/test.ts';

/** Room for another browser's way of smoothing edges; a missing border or a wrong colour is more than this. */
const TOLERANCE = 0.02;

// After an intended change of styles, run npm run pictures and check what it changed.
for (const scheme of ['light', 'dark']) {
  test(`the primitives look as they did in the ${scheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Room for the highest of them: to take a picture beyond the window, a browser may wait for a frame that never comes.
    await page.setViewportSize({ width: 900, height: 3_000 });
    await page.goto(`/gallery?scheme=${scheme}`);
    // What stays in view while the page scrolls would be elsewhere in each picture.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.site-header, .appointment-button { display: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const folders = page.locator(`[data-scheme=${scheme}] [data-folder]`);
    await expect(folders.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const folder of await folders.all()) {
      const name = (await folder.getAttribute('data-folder')) ?? '';
      if (name === 'art' || name === 'features') continue;
      await expect.soft(folder).toHaveScreenshot(`${name}-${scheme}.png`, {
        // Reduced motion has stilled them; ending them here would set rotating tabs off.
        animations: 'allow',
        maxDiffPixelRatio: TOLERANCE,
      });
    }
  });
}
