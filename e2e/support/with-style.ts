import type { Page } from '@playwright/test';

/** The spacing that WCAG 1.4.12 has every text bear. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** Runs something with the word spacing that some visitors set. */
export async function withTextSpacing(page: Page, run: () => Promise<void>): Promise<void> {
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    return added;
  }, TEXT_SPACING);
  await run();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
  });
}

/** Runs something in a browser whose visitor has set letters to that many px where a page says nothing else. */
export async function withDefaultFont(
  page: Page,
  px: number,
  run: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await run();
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
}
