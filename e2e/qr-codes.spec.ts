import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { isBehind } from './support/behind.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { comeNear } from './support/come-near.ts';
import { readForcedEdge } from './support/forced-edge.ts';
import { openHydrated } from './support/open-hydrated.ts';
import {
  expectHeights,
  expectNothingWider,
  expectOneReveal,
  measureHeights,
} from './support/page-parts.ts';
import { expect, test } from './support/test.ts';
import { goOffline, renderAll, untilWhole } from './support/whole-page.ts';

const PATH = '/product/qr-code-promotions';
const FEATURES = [
  'Style Customization',
  'Multiple Use Cases',
  'User-Friendly Editor',
  'High-Quality Export',
];
const WIDTHS = [360, 390, 768, 1024, 1440];

const editor = (page: Page) => page.locator('.qr-designer');
const preview = (page: Page) => editor(page).getByRole('img', { name: 'Your code' });
const status = (page: Page) => editor(page).getByRole('status');
const downloads = (page: Page) => editor(page).getByRole('button', { name: /^Download/ });

async function goNear(page: Page): Promise<void> {
  await comeNear(page.locator('[data-picture=qr-designer]'), preview(page));
}

/** What the page says. */
const PAGE: Claims = {
  'the hero leads to the register form': async (page) => {
    const hero = page.locator('[data-hero]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Codes that look like your shop',
    );
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
  },

  'banner, four features, the shared section and the questions follow in this order': async (
    page,
  ) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'See your code on your own table',
      ...FEATURES,
      'Global reach, one street at a time',
      'Before it goes to print',
    ]);
    await expect(page.locator('.global-reach').getByText('750+').first()).toBeVisible();
  },

  'the five questions about codes close the page, the first one open': async (page) => {
    const last = page.getByRole('main').locator('section').last();
    await expect(last.locator('details')).toHaveCount(5);
    await expect(last.locator('details').first()).toHaveAttribute('open', '');
    await expect(last.getByText('Where can a code take people?')).toBeVisible();
  },

  'the page animates once, slowly': expectOneReveal,

  'Book Your Demo in the banner opens the appointment expanded': async (page) => {
    const opener = page.locator('.demo-banner').getByRole('button', { name: 'Book Your Demo' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 1368, height: 855 });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },

  'no module of the banner lies behind its words, at any width': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await untilWhole(page);
    for (const width of [390, 768, 1024, 1100, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('.demo-banner').evaluate((banner) => {
        scrollTo(0, banner.getBoundingClientRect().top + scrollY - 90);
      });
      for (const words of ['.demo-banner-title', '.demo-banner-lede']) {
        const isHidden = await isBehind(page, '.demo-banner-modules', words);
        expect.soft(isHidden, `${words}, ${width} px`).toBe(false);
      }
    }
  },
};

test('the page says and shows all that it should', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, PATH);
  await expectAll(page, PAGE);
});

/** What the editor does with what it is given; the last of it without the network. */
const EDITOR: Claims = {
  'the editor works by keyboard alone': async (page) => {
    await editor(page).getByLabel('Where the code leads').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('https://bramble.example');
    await page.keyboard.press('Tab');
    await expect(status(page)).toContainText('Leads to https://bramble.example');
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toContainText('Soft dots, soft corners, cup, frame: awning');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toContainText('Soft dots, ring corners, cup, frame: border');
    await downloads(page).first().focus();
    const waiting = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await waiting).suggestedFilename()).toBe('table-card-code.png');
  },

  'a text that is empty or too long is named, and the last code stays': async (page) => {
    const before = (await preview(page).getAttribute('src')) ?? '';
    const text = editor(page).getByLabel('Where the code leads');
    await text.fill('x'.repeat(156));
    await expect(text).toHaveAccessibleDescription(/156 characters, 155 fit/);
    await text.fill('щ'.repeat(89));
    await expect(text).toHaveAccessibleDescription(/89 characters, 77 fit/);
    await text.fill('  ');
    await expect(text).toHaveAccessibleDescription(/has to lead somewhere/);
    await expect(preview(page)).toHaveAttribute('src', before);
    await expect(downloads(page).first()).toBeDisabled();
    await text.fill('Soup');
    await expect(preview(page)).not.toHaveAttribute('src', before);
  },

  'a file that cannot be a logo is refused with the reason': async (page) => {
    const file = editor(page).getByLabel('Choose a picture');
    const message = editor(page).locator('.qr-logo .field-error');
    const give = (name: string, mimeType: string, size: number) =>
      file.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size, 7) });
    await give('menu.pdf', 'application/pdf', 10);
    await expect(message).toHaveText(/menu\.pdf is not a picture we can use/);
    await give('wall.png', 'image/png', 2_097_153);
    await expect(message).toHaveText(/wall\.png is larger than 2 MB/);
    await give('broken.png', 'image/png', 100);
    await expect(message).toHaveText(/broken\.png could not be read/);
    await editor(page).getByLabel('Loaf').check({ force: true });
    await expect(message).toHaveCount(0);
  },

  'a mark and a picture can be dropped on the code': async (page) => {
    await editor(page).getByLabel('Cup').check({ force: true });
    await editor(page)
      .locator('.qr-tile', { hasText: 'Loaf' })
      .dragTo(editor(page).locator('.qr-board'));
    await expect(status(page)).toContainText('loaf');
    await expect(editor(page).getByLabel('Loaf')).toBeChecked();

    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
      transfer.items.add(new File([drawing], 'sign.svg', { type: 'image/svg+xml' }));
      return transfer;
    });
    await editor(page).locator('.qr-board').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(editor(page).getByText('sign.svg')).toBeVisible();
    await expect(status(page)).toHaveText('Your own logo');
    // The code is drawn some time after it is told; a picture of one's own stands in it as a PNG.
    await expect(preview(page)).toHaveAttribute('src', /image%2Fpng/);
  },

  'colours that no phone would read are refused, with the reason': async (page) => {
    const before = (await preview(page).getAttribute('src')) ?? '';
    const code = editor(page).getByLabel('Code', { exact: true });
    const paper = editor(page).getByLabel('Paper', { exact: true });
    await code.fill('#f9b434');
    await expect(code).toHaveAccessibleDescription(/code and paper stand 1\.8 to 1 apart/);
    await expect(preview(page)).toHaveAttribute('src', before);
    for (const button of await downloads(page).all()) await expect(button).toBeDisabled();
    await expect(status(page)).toContainText('The last code that works');
    await paper.fill('#05140f');
    await expect(paper).toHaveAccessibleDescription(/the code is lighter than its paper/);
    await editor(page).getByLabel('Shutter').check({ force: true });
    await expect(code).toHaveAccessibleDescription('');
    await expect(preview(page)).not.toHaveAttribute('src', before);
    for (const button of await downloads(page).all()) await expect(button).toBeEnabled();
  },

  'a refused code has no accessibility fault': async (page) => {
    await editor(page).getByLabel('Code', { exact: true }).fill('#f9b434');
    await editor(page).getByLabel('Where the code leads').fill('');
    await expectNoFaults(page, 'main');
  },

  "what is chosen has a wider edge in the visitor's own colours": async (page) => {
    const tiles = editor(page).locator('.qr-tile');
    const chosen = page.locator(':checked');
    const edge = await readForcedEdge(tiles.filter({ has: chosen }).first());
    const other = await readForcedEdge(tiles.filter({ hasNot: chosen }).first());
    expect(edge).toBeGreaterThan(other);
  },

  'nothing that is typed or chosen is sent': async (page) => {
    await editor(page).getByLabel('Shutter').check({ force: true });
    await goOffline(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:blob|data):/.test(request.url())) sent.push(request.url());
    });
    const before = (await preview(page).getAttribute('src')) ?? '';
    await editor(page).getByLabel('Where the code leads').fill('https://bramble.example');
    await editor(page).getByLabel('Leaf').last().check({ force: true });
    await expect(preview(page)).not.toHaveAttribute('src', before);
    const waiting = page.waitForEvent('download');
    await downloads(page).first().click();
    await waiting;
    expect(sent).toEqual([]);
  },
};

test('the editor comes when it is near, refuses what cannot be used and says why, and sends nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openHydrated(page, PATH);
  const editorScripts = () => fetched.filter((url) => /qr-designer[^/]*\.js$/.test(url));
  expect(editorScripts(), 'scripts of the editor before it is near').toEqual([]);

  await test.step('nothing moves when the editor comes, and nothing runs out of the screen', async () => {
    // A drawing of the footer that is left out at the next width would never be fetched.
    await untilWhole(page);
    await renderAll(page);
    const still = await measureHeights(page.locator('html'), WIDTHS, 900);
    await expect(preview(page)).toHaveCount(0);
    await goNear(page);
    await expectHeights(page.locator('html'), still, 900, 'of the page with the editor');
    await expectNothingWider(page, WIDTHS);
  });

  expect(editorScripts(), 'scripts of the editor').toHaveLength(1);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expectAll(page, EDITOR);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every word can be read, and a drawing of the editor stands in its place', async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const name of FEATURES) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Points for coming back.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^The editor: fields/ })).toBeVisible();
    await expect(page.getByText('Where can a code take people?')).toBeVisible();
    await expect(
      page.locator('.demo-banner').getByRole('link', { name: 'Book Your Demo' }),
    ).toBeVisible();
  });
});
