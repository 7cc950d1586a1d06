import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { unpackPackage } from './debian-packages.ts';
import { PROJECT_ROOT } from './project-root.ts';

const UNPACKED = join(PROJECT_ROOT, 'node_modules/.cache/high-street/caddy');
const PLACES = ['/usr/bin/caddy', '/usr/local/bin/caddy', join(UNPACKED, 'usr/bin/caddy')];

/** The Caddy of this machine, or the one that was fetched for the tests; null where there is none. */
export function findCaddy(): string | null {
  return PLACES.find((path) => existsSync(path)) ?? null;
}

/** Fetches Debian's Caddy; unpacked alone, since its installation would start it at ports 80 and 443. */
export function fetchCaddy(): boolean {
  return unpackPackage('caddy', UNPACKED);
}
