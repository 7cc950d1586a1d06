import { expect, test } from './support/test.ts';

/** As Lighthouse counts what is transferred, which the framework's figure was measured with. */
const KB = 1_024;
/** React, the router in framework mode and its start: what a page of ours weighs before it has anything of its own. */
const FRAMEWORK_KB = 98;
const LAYOUT_KB = 8;
const FONTS_KB = 60;

test.use({ expectedConsole: /404/ });

test('a page with the layout alone stays within its script budget', async ({ page }) => {
  const scripts = new Map<string, number>();
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    const size = Number(response.headers()['content-length'] ?? 0);
    if (response.url().endsWith('.js')) scripts.set(response.url(), size);
    if (response.url().endsWith('.woff2')) fonts.set(response.url(), size);
  });
  await page.goto('/no-such-door-for-weighing', { waitUntil: 'networkidle' });
  const total = (sizes: Map<string, number>) =>
    [...sizes.values()].reduce((sum, size) => sum + size, 0) / KB;
  expect(scripts.size).toBeGreaterThan(3);
  expect(total(scripts)).toBeLessThanOrEqual(FRAMEWORK_KB + LAYOUT_KB);
  expect(fonts.size).toBe(2);
  expect(total(fonts)).toBeLessThanOrEqual(FONTS_KB);
});
