import type { BrowserContext, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

/**
 * Gives a test windows of a browser that is started for it alone: a worker that has to start its browser in another way
 * would end, and all that it has started with it.
 */
export async function provideOwnBrowser(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
  provide: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(options);
  await provide(await browser.newContext());
  await browser.close();
}
