import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

const browser = process.env['BROWSER_PATH'];

/** What Playwright 1.65 turns off itself: a browser heeds the last list alone. */
const OFF_AS_EVER = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The list below the address bar is a page of its own, which each window loads though nobody sees it. */
const LIST_OF_ADDRESSES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What keeps Chromium quiet and lets it run as root in a container. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_AS_EVER, ...LIST_OF_ADDRESSES].join(',')}`,
  // A headless browser else rounds letters to whole pixels, and lines break where they do nowhere else.
  '--font-render-hinting=none',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // One more than cores: journeys wait for a fifth of their time.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Both find what hangs, and nothing else: what takes a second may take twenty on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { args: ARGS, ...(browser ? { executablePath: browser } : {}) },
    screenshot: 'only-on-failure',
  },
});
