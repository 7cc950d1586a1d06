import { expect, test as base } from '@playwright/test';

import { prepareProduct, type Product } from './product.ts';

/** The booking page that the shipped site names; here it is empty, whatever runs at that port of this machine. */
const SHIPPED_CALENDAR = 'http://localhost:3001';

/** A product with a database of its own starts slowly beside other work; its tests' limits begin after that. */
export const START_LIMIT_MS = 120_000;

type Options = {
  /** Messages of the browser's console that a test makes happen on purpose. */
  expectedConsole: RegExp | null;
};

/** A test in a browser beside a running product; an error or warning in the console fails it. */
export const test = base.extend<
  Options & { ownProduct: Product },
  { product: Product; productWithCalendar: Product }
>({
  expectedConsole: [null, { option: true }],

  product: [
    async ({}, provide) => {
      const product = await prepareProduct();
      await product.start();
      await provide(product);
      await product.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  // The second site of the test run: with a booking page of the tests' own, and with the gallery.
  productWithCalendar: [
    async ({}, provide) => {
      const product = await prepareProduct({ SITE_DIR: process.env['SITE_WITH_CALENDAR'] });
      await product.start();
      await provide(product);
      await product.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  // For tests that kill it or take its mail server away.
  ownProduct: async ({}, provide) => {
    const product = await prepareProduct();
    await product.start();
    await provide(product);
    await product.close();
  },

  baseURL: async ({ product }, provide) => provide(product.url),

  page: async ({ page, expectedConsole }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.route(`${SHIPPED_CALENDAR}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' }),
    );
    await provide(page);
    expect(complaints.filter((text) => !expectedConsole?.test(text))).toEqual([]);
  },
});

export { expect };
