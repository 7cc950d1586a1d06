import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { installPackages } from './debian-packages.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** Has no window to draw, which makes the journeys a third shorter. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_LIMIT_MS = 180_000;

/** Says which browser is missing, and what to do about it. */
export class MissingBrowserError extends Error {
  override readonly name = 'MissingBrowserError';
}

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: PROJECT_ROOT,
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
  });
  return status === 0;
}

function findInstalled(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

function findOrInstall(paths: readonly string[], packages: readonly string[]): string {
  const installed = findInstalled(paths);
  if (installed) return installed;
  process.stdout.write('No browser is installed; fetching one…\n');
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']))
    return '';
  const fetched = packages.some((name) => installPackages([name]))
    ? findInstalled(paths)
    : undefined;
  if (fetched) return fetched;
  throw new MissingBrowserError(
    'There is no browser. Install Chromium or Chrome, and run the command again.',
  );
}

/**
 * The browser for the tests: an installed one, else Playwright's own download (an empty path), else Debian's package.
 * Throws a MissingBrowserError when none of the three can be had.
 */
export function findBrowser(): string {
  return findOrInstall([WITHOUT_WINDOWS, ...INSTALLED], ['chromium-headless-shell', 'chromium']);
}

/** A browser as visitors have it, if one is installed. */
export function findInstalledVisitorsBrowser(): string | undefined {
  return findInstalled(INSTALLED);
}

/** A browser as visitors have it, for measurements; found and fetched like the one for the tests. */
export function findVisitorsBrowser(): string {
  return findOrInstall(INSTALLED, ['chromium']);
}
