import { once } from 'node:events';
import { createServer } from 'node:http';

import {
  bookingParts,
  floatingButton,
  openBooking,
  panel,
  pickTime,
} from './support/booking-page.ts';
import { openHydrated, untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { CALENDAR_URL, expect, test as base } from './support/test.ts';

const BOOKING = { start: '2026-05-14T14:30:00Z', timeZone: 'Europe/London', reference: 'AB12' };
const MARKUP = '<img src=x onerror=alert(1)>';
const CONFIRMED = { type: 'BOOKING_CONFIRMED', payload: BOOKING };

/** A web server of somebody else that answers every address with the page, and what came to it. */
const test = base.extend<{
  stranger: { url: string; show: (page: string) => void; asked: string[] };
}>({
  stranger: async ({}, provide) => {
    let shown = '';
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/html' }).end(shown);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    await provide({
      url: `http://127.0.0.1:${address.port}/`,
      show: (page) => {
        shown = page;
      },
      asked,
    });
    server.close();
    server.closeAllConnections();
  },
});

test.describe('with violations that the browser reports', () => {
  // Among them that a message for the booking page is not handed to whatever else is in its frame.
  test.use({ expectedConsole: /Content Security Policy|Failed to load resource|'postMessage'/ });

  // asvs 3.4.6
  test('nobody but the site frames the booking page', async ({ page, stranger }) => {
    stranger.show(`<!doctype html><title>x</title><iframe src="${CALENDAR_URL}"></iframe>`);
    const refusal = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await page.goto(stranger.url);
    await refusal;
    await expect(page.frameLocator('iframe').getByText('30-minute walkthrough')).toHaveCount(0);
  });

  test('the site frames nothing but the booking page, wherever that leads', async ({
    page,
    stranger,
  }) => {
    stranger.show(
      `<!doctype html><title>x</title><script>
        addEventListener('message', ({ data }) => fetch('/heard?' + JSON.stringify(data)));
        parent.postMessage(${JSON.stringify(CONFIRMED)}, '*');
      </script>`,
    );
    await page.route(CALENDAR_URL, (route) =>
      route.fulfill({ status: 302, headers: { location: stranger.url } }),
    );
    await openHydrated(page, '/enquiry');
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await floatingButton(page).click();
    await refusal;
    const second = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, stranger.url);
    await second;
    expect(stranger.asked).toEqual([]);
    await expect(page.getByText('Booking Date & Time')).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
  });
});

// asvs 3.5.5
test('a window of somebody else has no hold of the site that it opened, and can tell it nothing', async ({
  page,
  context,
  stranger,
  product: { url },
}) => {
  stranger.show(`<!doctype html><title>x</title>`);
  await page.goto(stranger.url);
  const opened = context.waitForEvent('page');
  await page.evaluate((site) => {
    Reflect.set(window, 'site', window.open(`${site}/enquiry`));
  }, url);
  const site = await opened;
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  // For whoever opened it the site is a window that is closed, to which no message leads.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'site').closed)).toBe(true);
  expect(await site.evaluate(() => window.opener)).toBeNull();
});

test('the booking page hears nobody but the site that frames it', async ({ page }) => {
  await openHydrated(page, '/');
  const place = await openBooking(page);
  await expect(place.getByRole('grid')).toBeVisible();
  await place
    .locator('body')
    .evaluate(() =>
      window.postMessage({ type: 'USER_DATA', payload: { id: '7', name: 'Mallory' } }, '*'),
    );
  await pickTime(place);
  await expect(bookingParts(place).name).toHaveValue('');
});

test('a stored user of any kind does the booking page no harm', async ({ page }) => {
  await watchHydration(page);
  await page.goto('/');
  for (const [what, stored, shown] of [
    ['of another shape', '{"id":7,"name":["Anna"]}', ''],
    ['that is a list', '[1]', ''],
    ['whose name is markup', `{"id":"7","name":"${MARKUP}"}`, MARKUP],
  ] as const) {
    await test.step(`a stored user ${what}`, async () => {
      await page.evaluate((user) => localStorage.setItem('user', user), stored);
      await page.reload();
      await untilHydrated(page);
      const place = await openBooking(page);
      await pickTime(place);
      await expect(bookingParts(place).name).toHaveValue(shown);
    });
  }
});
