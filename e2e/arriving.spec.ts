import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Page } from '@playwright/test';

import { findFreePort } from './support/free-port.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** What a page may move in all on a wide screen: a nudge of the bar's links by the width of late letters is below it. */
const MOST_SHIFT = 0.0005;

/** One for the words, one for the signs. */
const FACES = 2;

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + shift,
          );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
}

/** How far the page has moved, once it is complete and in its own fonts. */
async function shiftOf(page: Page): Promise<number> {
  await expect(page.locator('main + footer[data-complete]')).toBeAttached();
  await page.waitForFunction(
    (faces) => [...document.fonts].filter(({ status }) => status === 'loaded').length >= faces,
    FACES,
  );
  return page.evaluate(async () => {
    const nextFrame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
    // One to lay them out, one to tell of it, and a turn for those who are told.
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
    return Number(document.documentElement.dataset['shift'] ?? 0);
  });
}

async function listFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].map(
      ({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`,
    ),
  );
}

for (const { width, height, most } of [
  { width: 1280, height: 720, most: MOST_SHIFT },
  { width: 390, height: 844, most: MOST_SHIFT },
  { width: 412, height: 823, most: 0 },
]) {
  test(`at ${width} px a page moves nothing while it arrives, though its fonts come after it was painted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await route.continue();
    });
    for (const { path } of ROUTES) {
      await page.goto(path);
      expect(await shiftOf(page), path).toBeLessThanOrEqual(most);
      // A face said again by a stylesheet that comes later would take the words back to a fallback for a moment.
      const faces = await listFaces(page);
      expect(faces, path).toEqual([...new Set(faces)]);
    }
  });
}

/** Passes on what the site serves, but only the first half of a page's bar until it is let go. */
async function holdPagesInTheBar(site: string) {
  const held = Promise.withResolvers<void>();
  const port = await findFreePort();
  const server = createServer((request, response) => {
    const passOn = async (): Promise<void> => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.setHeader('content-type', type);
      const cut = type.startsWith('text/html')
        ? body.indexOf('</button>', body.indexOf('<nav'))
        : 0;
      response.write(body.subarray(0, cut));
      if (cut > 0) await held.promise;
      response.end(body.subarray(cut));
    };
    passOn().catch((error: unknown) =>
      response.destroy(new Error('not passed on', { cause: error })),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    letGo: held.resolve,
    close: async () => {
      held.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('a page that comes in two parts is painted once, when its own part is whole', async ({
  page,
  product,
}) => {
  const site = await holdPagesInTheBar(product.url);
  try {
    await watchShifts(page);
    await page.goto(`${site.url}/pricing`, { waitUntil: 'commit' });
    await expect(page.locator('.site-header nav').first()).toBeAttached();
    // Long enough for a browser to paint what it has; frames do not tell, for there are none before the first paint.
    await page.waitForFunction(() => performance.now() > 600, null, { polling: 50 });
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
    site.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  } finally {
    await site.close();
  }
});
