import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Locator, Page } from '@playwright/test';
import type { QRCode } from 'jsqr';

import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

declare global {
  /** The reader, which the tests put into the page: its pixels are too many to be handed out. */
  var jsQR: (pixels: Uint8ClampedArray, width: number, height: number) => QRCode | null;
}

const READER = fileURLToPath(import.meta.resolve('jsqr'));
const PATH = '/product/qr-code-promotions';
const START = 'https://olivestreet.example/lunch';
const DOTS = ['Square', 'Rounded', 'Soft', 'Round', 'Leaf', 'Petal'];
const CORNERS = ['Square', 'Soft', 'Ring', 'Leaf'];
const PAINTS = ['Door', 'Awning', 'Shutter', 'Lamp', 'Ink'];
const FRAMES = ['None', 'Border', 'Awning'];

/** As wide as a phone's camera sees a card that is held at arm's length. */
const SEEN_WIDTH = 600;

const editor = (page: Page) => page.locator('.qr-designer');
const preview = (page: Page) => editor(page).getByRole('img', { name: 'Your code' });

async function openEditor(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.addInitScript({ path: READER });
  await openHydrated(page, PATH);
  await page.locator('[data-picture=qr-designer]').scrollIntoViewIfNeeded();
  await expect(preview(page)).toBeVisible();
}

/** Does what changes the code, and waits until the new one is shown. */
async function change(page: Page, act: () => Promise<void>): Promise<void> {
  const before = (await preview(page).getAttribute('src')) ?? '';
  await act();
  await expect(preview(page)).not.toHaveAttribute('src', before);
}

async function choose(page: Page, legend: string, name: string): Promise<void> {
  const option = editor(page).getByRole('group', { name: legend, exact: true }).getByLabel(name, {
    exact: true,
  });
  if (await option.isChecked()) return;
  await change(page, () => option.check({ force: true }));
}

/** What a reader finds in a picture at an address, drawn as wide as a camera sees it. */
async function read(page: Page, address: string): Promise<string | undefined> {
  return page.evaluate(
    async ([from, wide]) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = Math.round((wide * image.naturalHeight) / image.naturalWidth);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return jsQR(data, width, height)?.data;
    },
    [address, SEEN_WIDTH] as const,
  );
}

const toAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

async function download(page: Page, kind: 'PNG' | 'SVG'): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await editor(page)
    .getByRole('button', { name: `Download ${kind}` })
    .click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe(`table-card-code.${kind.toLowerCase()}`);
  return readFile(await file.path());
}

/** Reads the code that is shown, which is the one that is saved. */
async function expectRead(page: Page, text: string, what: string): Promise<void> {
  const shown = (await preview(page).getAttribute('src')) ?? '';
  expect.soft(await read(page, shown), what).toBe(text);
}

/** Saves the code that is shown as both kinds: the drawing as it is, and the pixels that can be read. */
async function expectSaved(page: Page, text: string): Promise<void> {
  const shown = (await preview(page).getAttribute('src')) ?? '';
  const drawing = (await download(page, 'SVG')).toString('utf8');
  expect.soft(`data:image/svg+xml,${encodeURIComponent(drawing)}`, 'the SVG').toBe(shown);
  const pixels = await download(page, 'PNG');
  expect.soft(await read(page, toAddress(pixels)), 'the PNG').toBe(text);
}

async function readOnScreen(page: Page, picture: Locator): Promise<string | undefined> {
  await picture.scrollIntoViewIfNeeded();
  return read(page, toAddress(await picture.screenshot()));
}

for (const some of [DOTS.slice(0, 3), DOTS.slice(3)]) {
  test(`${some.join(', ')} dots can be scanned with all corners, as PNG and as SVG`, async ({
    page,
  }) => {
    await openEditor(page);
    for (const dots of some) {
      await choose(page, 'Dots', dots);
      for (const corners of CORNERS) {
        await choose(page, 'Corners', corners);
        await expectRead(page, START, `${dots} dots, ${corners} corners`);
      }
    }
    await expectSaved(page, START);
  });
}

test('every paint in every frame can be scanned, and so can the weakest colours that are allowed', async ({
  page,
}) => {
  await openEditor(page);
  for (const paint of PAINTS) {
    await choose(page, 'Paint', paint);
    for (const frame of FRAMES) {
      await choose(page, 'Frame', frame);
      await expectRead(page, START, `${paint}, ${frame}`);
    }
  }
  await expectSaved(page, START);
  await choose(page, 'Frame', 'None');
  await change(page, () => editor(page).getByLabel('Code', { exact: true }).fill('#7d7d7d'));
  await change(page, () => editor(page).getByLabel('Paper', { exact: true }).fill('#ffffff'));
  await expectRead(page, START, 'grey on white');
});

test('a code can be scanned with each of our logos, with none, and with the visitor’s own in each style of dots', async ({
  page,
}) => {
  await openEditor(page);
  for (const logo of ['No logo', 'Loaf', 'Cup', 'Leaf']) {
    await choose(page, 'Logo', logo);
    await expectRead(page, START, logo);
  }
  await expectSaved(page, START);
  const shot = await page.locator('.site-header').screenshot();
  await change(page, () =>
    editor(page)
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'header.png', mimeType: 'image/png', buffer: shot }),
  );
  for (const dots of DOTS) {
    await choose(page, 'Dots', dots);
    await expectRead(page, START, `own logo, ${dots}`);
  }
  await expectSaved(page, START);
});

test('a text of one letter, of letters beyond English or of the most that fit comes out again', async ({
  page,
}) => {
  await openEditor(page);
  for (const text of [
    '7',
    'Crème brûlée £4 ☕',
    `https://olivestreet.example/${'x'.repeat(127)}`,
  ]) {
    await change(page, () => editor(page).getByLabel('Where the code leads').fill(text));
    await expectRead(page, text, text.slice(0, 24));
    await expectSaved(page, text);
  }
});

test('the codes that are drawn on the page are real and lead to example addresses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript({ path: READER });
  await openHydrated(page, PATH);
  const codes = [
    [/^A table card/, 'https://olivestreet.example/6'],
    [/shop window/, 'https://olivestreet.example/menu'],
    [/code on a table/, 'https://olivestreet.example/6'],
    [/A flyer/, 'https://olivestreet.example/tuesday'],
    [/paper bag/, 'https://harvestlane.example/points'],
  ] as const;
  for (const [name, address] of codes) {
    expect(await readOnScreen(page, page.getByRole('img', { name })), String(name)).toBe(address);
  }
});
