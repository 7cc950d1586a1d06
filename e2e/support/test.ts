import { once } from 'node:events';
import { createServer } from 'node:http';

import { findFreePort } from '@high-street/server/testing';
import { expect, test as base } from '@playwright/test';

import { prepareProduct, type Product } from './product.ts';

/** The booking page that the shipped site names; here it is empty, whatever runs at that port of this machine. */
const SHIPPED_CALENDAR = 'localhost:3001';

/** The address of the booking page that the second site of the test run was built with. */
export const CALENDAR_URL = process.env['TEST_CALENDAR_URL'] ?? 'http://localhost:3999/';

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
  {
    product: Product;
    productWithCalendar: Product;
    emptyCalendarPort: number;
    calendarPort: number;
    productWithBookings: Product;
  }
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

  // Real, since a browser whose requests are answered by a test keeps no files and is slower with every one of them.
  emptyCalendarPort: [
    async ({}, provide) => {
      const port = await findFreePort();
      const calendar = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end('<!doctype html><title>Calendar</title>');
      });
      calendar.listen(port, 'localhost');
      await once(calendar, 'listening');
      await provide(port);
      calendar.closeAllConnections();
      calendar.close();
    },
    { scope: 'worker' },
  ],

  calendarPort: [async ({}, provide) => provide(await findFreePort()), { scope: 'worker' }],

  // The second site with the real booking page on its own origin.
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

  // Each worker has a booking page to itself: its browser finds the one address that the site knows at its own port.
  launchOptions: [
    async ({ launchOptions, calendarPort, emptyCalendarPort }, provide) => {
      const rules = [
        `MAP ${new URL(CALENDAR_URL).host} localhost:${calendarPort}`,
        `MAP ${SHIPPED_CALENDAR} localhost:${emptyCalendarPort}`,
      ];
      const rule = `--host-resolver-rules=${rules.join(',')}`;
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
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
