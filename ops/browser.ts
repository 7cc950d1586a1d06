import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { PROJECT_ROOT } from './project-root.ts';

/** The first has no window to draw, which makes the journeys a third shorter. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const DOWNLOAD_LIMIT_MS = 180_000;

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    cwd: PROJECT_ROOT,
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
  });
  return status === 0;
}

function findInstalled(): string | undefined {
  return INSTALLED.find((path) => existsSync(path));
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = (name: string) => run('apt-get', ['install', '-y', '-q', name]);
  return run('apt-get', ['update', '-q']) && DEBIAN_PACKAGES.some(install);
}

/**
 * The browser for the tests: an installed one, else Playwright's own download (an empty path), else Debian's package.
 * Throws when none of the three can be had.
 */
export function findBrowser(): string {
  const installed = findInstalled();
  if (installed) return installed;
  process.stdout.write('No browser is installed; fetching one…\n');
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']))
    return '';
  const fetched = installFromDebian() ? findInstalled() : undefined;
  if (fetched) return fetched;
  throw new Error(
    'There is no browser for the tests. Install Chromium or Chrome, and run the tests again.',
  );
}
