import { launch, type Page } from 'puppeteer-core';

import type { Browser, Visit } from './browser.ts';

async function findFrame(page: Page, selector: string) {
  const element = await page.$(selector);
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`The page has no frame ${selector}.`);
  return frame;
}

function watch(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  return complaints;
}

function toVisit(page: Page, end: () => Promise<void>): Visit {
  const complaints = watch(page);
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewport(size),
    evaluate: async (selector, expression) => {
      const frame = selector === null ? page.mainFrame() : await findFrame(page, selector);
      return String(await frame.evaluate(expression));
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    complaints: async () => complaints,
    picture: () => page.screenshot(),
    print: () => page.pdf(),
    end,
  };
}

/** Firefox's setting that colours of the visitor's own take the place of those of pages. */
const FORCED_COLOURS = { 'browser.display.document_color_use': 2 };

/** Starts Debian's Firefox, which Puppeteer drives by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { hasForcedColours }: { hasForcedColours: boolean },
): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: hasForcedColours ? FORCED_COLOURS : {},
  });
  return {
    visit: async () => {
      const context = await firefox.createBrowserContext();
      return toVisit(await context.newPage(), () => context.close());
    },
    close: () => firefox.close(),
  };
}
