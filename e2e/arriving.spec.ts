import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { findFreePort } from '@high-street/server/testing';
import type { Page } from '@playwright/test';

import { takeTurn } from './support/in-turn.ts';
import { PAGE_PATHS } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** What a page may move in all: a nudge of some words by the width of late letters is below it. */
const MOST_SHIFT = 0.0005;

/** Each page comes in one of these windows, and in all of them in a full proof. */
const WIDTHS = [1280, 412, 768] as const;

/** The pages whose turn a window is. */
const listPages = (width: (typeof WIDTHS)[number]) =>
  PAGE_PATHS.filter((_, at) => takeTurn(WIDTHS, at).includes(width));

/** Some three frames. */
const TIME_TO_PAINT_MS = 50;

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

/** Fonts come after the page was painted. */
async function holdFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
}

async function listFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].map(
      ({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`,
    ),
  );
}

/** Sends a page in its own time, to its end. */
type SendPage = (page: Buffer, response: ServerResponse) => Promise<void>;

/** Passes on what the site serves, its pages as they are to be sent. */
async function passPagesOn(site: string, send: SendPage) {
  const port = await findFreePort();
  const server = createServer((request, response) => {
    const passOn = async (): Promise<void> => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.setHeader('content-type', type);
      if (type.startsWith('text/html')) await send(body, response);
      else response.end(body);
    };
    passOn().catch((error: unknown) =>
      response.destroy(new Error('not passed on', { cause: error })),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a page up to its own part, and that in pieces: a slow telephone paints between two of them. */
const sendInPieces: SendPage = async (page, response) => {
  const pieceSize = 4_000;
  const end = page.indexOf('<footer');
  let sent = page.indexOf('<main');
  response.write(page.subarray(0, sent));
  for (; sent < end; sent += pieceSize) {
    response.write(page.subarray(sent, sent + pieceSize));
    await wait(TIME_TO_PAINT_MS);
  }
  response.end(page.subarray(sent));
};

// On a phone pages come in pieces, below, which is more than this.
test('at 1280 px a page moves nothing while it arrives, though its fonts come after it was painted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await watchShifts(page);
  await holdFonts(page);
  for (const path of listPages(1280)) {
    await page.goto(path);
    expect(await shiftOf(page), path).toBeLessThanOrEqual(MOST_SHIFT);
    // A face said again by a stylesheet that comes later would take the words back to a fallback for a moment.
    const faces = await listFaces(page);
    expect(faces, path).toEqual([...new Set(faces)]);
  }
});

for (const { width, height, most } of [
  { width: 412, height: 823, most: 0 },
  { width: 768, height: 1024, most: MOST_SHIFT },
] as const) {
  test(`at ${width} px a page moves nothing though it comes in pieces, and its fonts after it was painted`, async ({
    page,
    product,
  }) => {
    const site = await passPagesOn(product.url, sendInPieces);
    try {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await holdFonts(page);
      for (const path of listPages(width)) {
        await page.goto(`${site.url}${path}`);
        expect(await shiftOf(page), path).toBeLessThanOrEqual(most);
      }
    } finally {
      await site.close();
    }
  });
}

test('beside the register form nothing moves though its picture comes a drawing at a time', async ({
  page,
  product,
}) => {
  const site = await passPagesOn(product.url, async (body, response) => {
    const start = body.indexOf('<main');
    let sent = 0;
    for (
      let cut = body.indexOf('</svg>', start);
      cut !== -1;
      cut = body.indexOf('</svg>', cut + 1)
    ) {
      response.write(body.subarray(sent, cut));
      sent = cut;
      await wait(TIME_TO_PAINT_MS);
    }
    response.end(body.subarray(sent));
  });
  try {
    await page.setViewportSize({ width: 1280, height: 720 });
    await watchShifts(page);
    await page.goto(`${site.url}/onboarding`);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  } finally {
    await site.close();
  }
});

test('a page that comes in two parts is painted once, when its own part is whole', async ({
  page,
  product,
}) => {
  const held = Promise.withResolvers<void>();
  const site = await passPagesOn(product.url, async (body, response) => {
    const bar = body.indexOf('</button>', body.indexOf('<nav'));
    response.write(body.subarray(0, bar));
    await held.promise;
    response.end(body.subarray(bar));
  });
  try {
    await watchShifts(page);
    await page.goto(`${site.url}/pricing`, { waitUntil: 'commit' });
    await expect(page.locator('.site-header nav').first()).toBeAttached();
    // Long enough for a browser to paint what it has; frames do not tell, for there are none before the first paint.
    await page.waitForFunction(() => performance.now() > 600, null, { polling: 50 });
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
    held.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  } finally {
    held.resolve();
    await site.close();
  }
});
