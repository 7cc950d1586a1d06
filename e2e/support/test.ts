import { findFreePort } from '@high-street/server/testing';
import { expect, test as base } from '@playwright/test';

import { prepareProduct, type Product } from './product.ts';

/** The address of the booking page that the shipped site names. */
export const CALENDAR_URL = 'http://localhost:3001';

/** Has a browser find the booking page at a port of its worker's own, whatever runs at the one that the site names. */
export function mapCalendar(port: number): string {
  return `--host-resolver-rules=MAP ${new URL(CALENDAR_URL).host} localhost:${port}`;
}

/** A product with a database of its own starts slowly beside other work; its tests' limits begin after that. */
export const START_LIMIT_MS = 120_000;

type Options = {
  /** Messages of the browser's console that a test makes happen on purpose. */
  expectedConsole: RegExp | null;
};

/**
 * A test in a browser beside a running product; an error or warning in the console fails it. What a worker starts is here
 * for all tests alike, or a worker would end and another one begin wherever they differ.
 */
export const test = base.extend<
  Options & { ownProduct: Product },
  { product: Product; productWithGallery: Product; calendarPort: number }
>({
  expectedConsole: [null, { option: true }],

  product: [
    async ({ calendarPort }, provide) => {
      const product = await prepareProduct();
      await product.start();
      await product.startCalendar(calendarPort, CALENDAR_URL);
      await provide(product);
      await product.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  productWithGallery: [
    async ({}, provide) => {
      const product = await prepareProduct({ SITE_DIR: process.env['SITE_WITH_GALLERY'] });
      await product.start();
      await provide(product);
      await product.close();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  calendarPort: [async ({}, provide) => provide(await findFreePort()), { scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, calendarPort }, provide) =>
      provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), mapCalendar(calendarPort)],
      }),
    { scope: 'worker' },
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
    await provide(page);
    expect(complaints.filter((text) => !expectedConsole?.test(text))).toEqual([]);
  },
});

export { expect };
