import { writeFile } from 'node:fs/promises';

import { expect, test as base } from '@playwright/test';

import { findOtherBrowsers } from '../../../ops/other-browsers.ts';
import { prepareProduct, type Product } from '../../support/product.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** Where the site of these tests finds its booking page. */
const CALENDAR_URL = process.env['TEST_CALENDAR_URL'] ?? 'http://localhost:3999/';

const LAPTOP = { width: 1280, height: 800 };

/** Which browser is driven. */
export type Options = {
  engine: 'firefox' | 'webkit';
  /** Whether the visitor's own colours take the place of the pages'. */
  hasForcedColours: boolean;
};

/** A test with a visitor in a browser beside the running product; what the browser complains of fails it. */
export const test = base.extend<
  { visitor: Visitor },
  Options & { product: Product; engineBrowser: Browser }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  hasForcedColours: [false, { option: true, scope: 'worker' }],

  product: [
    async ({}, provide) => {
      const product = await prepareProduct({ SITE_DIR: process.env['SITE_WITH_GALLERY'] });
      await product.start();
      await product.startCalendar(Number(new URL(CALENDAR_URL).port), CALENDAR_URL);
      await provide(product);
      await product.close();
    },
    { scope: 'worker' },
  ],

  engineBrowser: [
    async ({ engine, hasForcedColours }, provide) => {
      const { firefox, miniBrowser } = findOtherBrowsers();
      const started =
        engine === 'firefox'
          ? await startFirefox(firefox, { hasForcedColours })
          : await startWebKit(miniBrowser);
      await provide(started);
      await started.close();
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engineBrowser, product }, provide, testInfo) => {
    const visit = await engineBrowser.visit(product.url);
    await visit.resize(LAPTOP);
    await provide(createVisitor(visit, product.url));
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('window.png'), await visit.picture());
    }
    expect(await visit.complaints()).toEqual([]);
    await visit.end();
  },
});

export { expect };
