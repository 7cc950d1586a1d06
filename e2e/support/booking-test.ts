import { findFreePort } from './free-port.ts';
import { prepareProduct, type Product } from './product.ts';
import { START_LIMIT_MS, test as base } from './test.ts';

/** The address of the booking page that the site under test was built with. */
export const CALENDAR_URL = process.env['TEST_CALENDAR_URL'] ?? 'http://localhost:3999/';

/**
 * A test on the site with the real booking page on its own origin. Each worker has both to itself: its browser finds the
 * one address that the site knows at the port of the worker's own calendar.
 */
export const test = base.extend<object, { calendarPort: number; productWithBookings: Product }>({
  calendarPort: [async ({}, provide) => provide(await findFreePort()), { scope: 'worker' }],

  productWithBookings: [
    async ({ calendarPort }, provide) => {
      const product = await prepareProduct({ SITE_DIR: process.env['SITE_WITH_CALENDAR'] });
      await product.start();
      await product.startCalendar(calendarPort, CALENDAR_URL);
      await provide(product);
      await product.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  launchOptions: [
    async ({ launchOptions, calendarPort }, provide) => {
      const { hostname, port } = new URL(CALENDAR_URL);
      const rule = `--host-resolver-rules=MAP ${hostname}:${port} ${hostname}:${calendarPort}`;
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ productWithBookings }, provide) => provide(productWithBookings.url),
});
