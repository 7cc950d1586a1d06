import { existsSync } from 'node:fs';

import { fetchCaddy, findCaddy } from './caddy.ts';
import { installPackages } from './debian-packages.ts';

/** What tests start beside the product: Debian's packages, and where each puts its program. */
const TOOLS = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  chromium: '/usr/bin/chromium',
  nginx: '/usr/sbin/nginx',
  'dovecot-imapd': '/usr/sbin/dovecot',
} as const;

function report(names: string, isFetched: boolean): void {
  process.stdout.write(
    isFetched
      ? `Fetched for the tests: ${names}\n`
      : `Not fetched: ${names}. Each test finds another way, or is left out.\n`,
  );
}

// All by one call, as no two can be under way at a time: a test whose tool another one fetches would go without.
const missing = Object.entries(TOOLS)
  .filter(([, program]) => !existsSync(program))
  .map(([name]) => name);
if (missing.length > 0) report(missing.join(', '), installPackages(missing));
if (findCaddy() === null) report('caddy', fetchCaddy());
