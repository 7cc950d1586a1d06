import { existsSync } from 'node:fs';

import { installPackages } from './debian-packages.ts';

/** What tests start beside the product: Debian's packages, and where each puts its program. */
const TOOLS = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  chromium: '/usr/bin/chromium',
  nginx: '/usr/sbin/nginx',
  'dovecot-imapd': '/usr/sbin/dovecot',
} as const;

// All by one call, as no two can be under way at a time: a test whose tool another one fetches would go without.
const missing = Object.entries(TOOLS)
  .filter(([, program]) => !existsSync(program))
  .map(([name]) => name);
if (missing.length > 0) {
  const names = missing.join(', ');
  const isFetched = installPackages(missing);
  process.stdout.write(
    isFetched
      ? `Fetched for the tests: ${names}\n`
      : `Not fetched: ${names}. Each test finds another way, or is left out.\n`,
  );
}
