import type { Page } from '@playwright/test';

/** Keeps every script of a page from arriving until `letThrough` is called; who calls this again holds them anew. */
export async function holdScripts(
  page: Page,
): Promise<{ letThrough: () => void; asked: string[] }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { letThrough: resolve, asked };
}
