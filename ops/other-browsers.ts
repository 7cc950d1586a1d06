import { existsSync, globSync } from 'node:fs';

import { MissingBrowserError } from './browser.ts';
import { installPackages } from './debian-packages.ts';

/** What each Debian package brings. */
const PROGRAMS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
} as const;
/** The small browser that comes with WebKitGTK itself. */
const MINI_BROWSER = '/usr/lib/*/webkit*gtk-*/MiniBrowser';

/** Where the browsers are that are neither Chromium nor made from it. */
export type OtherBrowsers = {
  readonly firefox: string;
  /** WebKitGTK's own; WebKitWebDriver drives it, on a screen of Xvfb. */
  readonly miniBrowser: string;
};

function findInstalled(): OtherBrowsers | undefined {
  const [miniBrowser] = globSync(MINI_BROWSER);
  const isComplete = Object.values(PROGRAMS).every((path) => existsSync(path));
  return isComplete && miniBrowser ? { firefox: PROGRAMS['firefox-esr'], miniBrowser } : undefined;
}

/**
 * Firefox and WebKit as Debian has them, and what it takes to drive them; fetched if they are not there. Throws a
 * MissingBrowserError when they cannot be had.
 */
export function findOtherBrowsers(): OtherBrowsers {
  const installed = findInstalled();
  if (installed) return installed;
  const names = Object.keys(PROGRAMS);
  process.stdout.write('Firefox or WebKit is not installed; fetching them from Debian…\n');
  const fetched = installPackages(names) ? findInstalled() : undefined;
  if (fetched) return fetched;
  throw new MissingBrowserError(
    `Firefox or WebKit is missing. On Debian, install the packages ${names.join(', ')}, and run the command again.`,
  );
}
