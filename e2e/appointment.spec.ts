import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { startCalendarPage, type CalendarPage } from './support/calendar-page.ts';
import { expectAll } from './support/claims.ts';
import { provideOwnBrowser } from './support/own-browser.ts';
import { ROUTES } from './support/routes.ts';
import { CALENDAR_URL, expect, mapCalendar, test as base } from './support/test.ts';

/** Beside a substitute for the booking page, which says what reaches it and sends what no real one would. */
const test = base.extend<{ calendar: CalendarPage }>({
  calendar: async ({}, provide) => {
    const calendar = await startCalendarPage();
    await provide(calendar);
    await calendar.close();
  },

  context: async ({ playwright, launchOptions, calendar }, provide) => {
    const args = [...(launchOptions.args ?? []), mapCalendar(calendar.port)];
    await provideOwnBrowser(playwright, { ...launchOptions, args }, provide);
  },
});

const bar = (page: Page) => page.locator('.site-header');
const floatingButton = (page: Page) => page.locator('.appointment-button').first();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Demo' });
const bookYourDemo = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Book Your Demo' });

async function boxOf(page: Page) {
  const box = await panel(page).boundingBox();
  if (!box) throw new Error('The appointment panel is not shown.');
  return box;
}

async function openPanel(page: Page, calendar: CalendarPage): Promise<void> {
  await page.goto('/');
  await openPanelHere(page, calendar);
}

/** Opens the panel for the first time and waits until the booking page has heard of the visitor. */
async function openPanelHere(page: Page, calendar: CalendarPage): Promise<void> {
  await floatingButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => calendar.received().length).toBe(1);
}

/** How each announcement of the page's title is made from here on: to be heard, or beneath a modal dialog. */
function listenForTitle(page: Page) {
  return page.evaluateHandle(() => {
    const announced: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target.nodeName !== 'OUTPUT' || target.textContent !== document.title) continue;
        announced.push(document.querySelector(':modal') ? 'beneath the dialog' : 'to be heard');
      }
    }).observe(document.body, { childList: true, subtree: true });
    return announced;
  });
}

test('every page may frame the booking page and nothing else', async ({ request }) => {
  for (const path of [...ROUTES.map((route) => route.path), '/no-such-page']) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/g)).toEqual([
      `<meta http-equiv="Content-Security-Policy" content="frame-src ${CALENDAR_URL}">`,
    ]);
  }
});

test('the panel opens, changes its size and closes as it should, on one load of the booking page', async ({
  page,
  calendar,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page, calendar);
  await expectAll(page, {
    'the round button opens a panel of 350 by 600 above itself and closes it': async () => {
      await expect(floatingButton(page)).toHaveAttribute('aria-expanded', 'true');
      const button = await floatingButton(page).boundingBox();
      expect(button).toMatchObject({ width: 50, height: 50, y: 830 });
      await expect
        .poll(() => boxOf(page))
        .toMatchObject({ width: 350, height: 600, y: 900 - 84 - 600 });
      await floatingButton(page).click();
      await expect(panel(page)).toBeHidden();
      await expect(floatingButton(page)).toBeFocused();
    },

    'changing size and closing keep the focus': async () => {
      await floatingButton(page).click();
      await page.getByRole('button', { name: 'Expand' }).click();
      await expect(page.getByRole('button', { name: 'Compress' })).toBeFocused();
      await page.getByRole('button', { name: 'Compress' }).click();
      await expect(page.getByRole('button', { name: 'Expand' })).toBeFocused();
      await panel(page).getByRole('button', { name: 'Close' }).click();
      await expect(panel(page)).toBeHidden();
    },

    'CLOSE closes from the calendar only': async () => {
      await floatingButton(page).click();
      await expect(panel(page)).toBeVisible();
      const heard = await page.evaluateHandle(() => {
        const messages: unknown[] = [];
        window.addEventListener('message', ({ data }) => messages.push(data));
        return messages;
      });
      await page.evaluate((origin) => {
        window.postMessage({ type: 'CLOSE' }, '*');
        window.dispatchEvent(new MessageEvent('message', { data: { type: 'CLOSE' }, origin }));
      }, CALENDAR_URL);
      calendar.post({ type: 'close' });
      calendar.post('CLOSE');
      await expect
        .poll(() => heard.jsonValue())
        .toEqual([{ type: 'CLOSE' }, { type: 'CLOSE' }, { type: 'close' }, 'CLOSE']);
      await expect(panel(page)).toBeVisible();
      calendar.post({ type: 'CLOSE' });
      await expect(panel(page)).toBeHidden();
      await expect(floatingButton(page)).toBeFocused();
    },

    'it is 350 wide wherever that fits, and as wide as the screen less 20 where not': async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await floatingButton(page).click();
      for (const [width, x] of [
        [1024, 654],
        [400, 30],
        [380, 10],
        [370, 10],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => boxOf(page)).toMatchObject({ x, width: 350, height: 600 });
      }
      await page.setViewportSize({ width: 340, height: 844 });
      await expect.poll(() => boxOf(page)).toMatchObject({ x: 10, width: 320 });
    },

    'both sizes have no accessibility fault': async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await expectNoFaults(page, ['dialog', '.appointment-button']);
      await page.getByRole('button', { name: 'Expand' }).click();
      await expectNoFaults(page, ['dialog', '.appointment-button']);
    },

    'nothing of this loaded the booking page again': async () => {
      expect(calendar.loads()).toBe(1);
      expect(calendar.received()).toHaveLength(1);
    },
  });
});

test('Esc closes the panel from anywhere on the page, after a menu that is open, and leaves the focus there', async ({
  page,
  calendar,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page, calendar);
  const products = bar(page).getByRole('button', { name: 'Products' });
  const menu = bar(page).locator('.products-panel');
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(products).toBeFocused();
});

test('Book Your Demo opens a modal dialog that Esc, a click beside it and a change of pages close', async ({
  page,
  calendar,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/solutions');
  await bookYourDemo(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => boxOf(page)).toMatchObject({ width: 1368, height: 855 });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bookYourDemo(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(panel(page)).toBeHidden();
  await expect(bookYourDemo(page)).toBeFocused();

  await floatingButton(page).click();
  await expect.poll(() => boxOf(page)).toMatchObject({ width: 350, height: 600 });

  for (const name of ['Pricing', 'Solutions']) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  }
  await bookYourDemo(page).click();
  await expect.poll(() => boxOf(page)).toMatchObject({ width: 1368, height: 855 });
  const announced = await listenForTitle(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => announced.jsonValue()).toEqual(['to be heard']);
  expect(calendar.loads()).toBe(1);
});

test('each load tells the calendar who the visitor is, and no more', async ({ page, calendar }) => {
  const stored = { id: '7', name: 'Anna', email: 'anna@example.com', token: 'secret' };
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), stored);
  await openPanel(page, calendar);
  const origin = new URL(page.url()).origin;
  const told = { origin, data: { type: 'USER_DATA', payload: { id: '7', name: 'Anna' } } };
  expect(calendar.received()).toEqual([told]);
  await page.reload();
  await floatingButton(page).click();
  await expect.poll(() => calendar.received()).toEqual([told, told]);
});

test.describe('with a stored user that is bad JSON', () => {
  test.use({ expectedConsole: /^Failed to parse user data/ });

  test('a stored user that is bad JSON is logged and sent as null', async ({ page, calendar }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.addInitScript(() => localStorage.setItem('user', '{"id":'));
    await openPanel(page, calendar);
    expect(calendar.received()[0]?.data).toEqual({ type: 'USER_DATA', payload: null });
    expect(logged).toEqual([expect.stringMatching(/^Failed to parse user data/)]);
  });
});

test('the panel asks for nothing before it is opened, and leaves the rest of the page to be used', async ({
  page,
  calendar,
}) => {
  await expectAll(page, {
    'nothing goes to the calendar before the panel is opened': async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto('/');
      await floatingButton(page).hover();
      await expect(page.locator('.appointment-tip')).toBeVisible();
      expect(asked.filter((url) => url.startsWith(CALENDAR_URL))).toEqual([]);
      expect(calendar.loads()).toBe(0);
      await expect(
        page.locator('iframe, link[rel="preconnect"], link[rel="dns-prefetch"]'),
      ).toHaveCount(0);
    },

    'in a low window the panel leaves the bar and its own button to be pressed': async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPanelHere(page, calendar);
      for (const [width, height] of [
        [1366, 650],
        [1280, 580],
        [1280, 500],
        [390, 660],
      ] as const) {
        await page.setViewportSize({ width, height });
        const foot = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
        expect((await boxOf(page)).y, `${width} x ${height}`).toBeGreaterThanOrEqual(foot);
        await floatingButton(page).click({ trial: true });
        for (const control of await bar(page).locator(':is(a, button):visible').all()) {
          await control.click({ trial: true });
        }
      }
      await page.setViewportSize({ width: 1366, height: 650 });
      await bar(page).getByRole('link', { name: 'Pricing', exact: true }).click();
      await expect(page).toHaveURL(/pricing$/);
    },

    'on a phone the panel leaves its button free and a field pushes it away': async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/');
      await floatingButton(page).click();
      await expect.poll(() => boxOf(page)).toMatchObject({ x: 20, width: 350, height: 600 });
      await floatingButton(page).click();
      await page.goto('/enquiry');
      await page.getByLabel(/email/i).first().focus();
      await expect
        .poll(async () => (await floatingButton(page).boundingBox())?.y ?? 0)
        .toBeGreaterThan(844);
    },
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the round button shows both links and nothing else', async ({ page }) => {
    await page.goto('/solutions');
    await page.locator('summary.appointment-button').click();
    const plain = page.locator('.appointment-plain');
    await expect(plain.getByRole('link')).toHaveCount(2);
    await expect(
      plain.getByRole('link', { name: 'Open the booking page in a new tab' }),
    ).toHaveAttribute('href', CALENDAR_URL);
    await expect(page.locator('button.appointment-button')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Book Your Demo' }).first()).toBeVisible();
  });
});
