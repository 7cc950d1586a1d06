import { defineConfig } from '@playwright/test';

import type { Options } from './support/test.ts';

const FORCED_COLOURS = 'forced-colours.journey.ts';
const PRINT = 'print.journey.ts';

/** Playwright runs these journeys and judges them; the browsers are driven by what they understand themselves. */
export default defineConfig<object, Options>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results',
  // The site knows one address of the booking page, so one calendar can run at a time.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'firefox', testIgnore: FORCED_COLOURS, use: { engine: 'firefox' } },
    // WebKitGTK's driver has no command that prints.
    { name: 'webkit', testIgnore: [FORCED_COLOURS, PRINT], use: { engine: 'webkit' } },
    // WebKit knows no colours of the visitor's own.
    { name: 'firefox-colours', testMatch: FORCED_COLOURS, use: { hasForcedColours: true } },
  ],
});
