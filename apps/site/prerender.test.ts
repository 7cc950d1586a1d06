import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import config from './vite.config.ts';

const LIMIT_MS = 60_000;
const SITE = fileURLToPath(new URL('.', import.meta.url));
/** As Debian and Docker write it. */
const HOSTS = '127.0.0.1 localhost\n::1 localhost ip6-localhost ip6-loopback\n';
/** A network as in a Docker build: IPv6 has no address but that of loopback, IPv4 has another. */
const SET_UP =
  'mount --bind "$0" /etc/hosts; ip link set lo up; ip address add 192.0.2.7/32 dev lo';

function canMakeNetworks(): boolean {
  const words = ['--net', '--mount', 'sh', '-c', 'ip link set lo up'];
  return spawnSync('unshare', words).status === 0;
}

test('asks its own preview at an address, not at a name', () => {
  expect(isIP(String(config.preview?.host))).not.toBe(0);
});

test.runIf(canMakeNetworks())(
  'finds its own preview where localhost has two addresses',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'hs-hosts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const hosts = join(folder, 'hosts');
    writeFileSync(hosts, HOSTS);
    const script = `set -e; ${SET_UP}; exec "$@"`;
    const ask = [process.execPath, 'test/child/ask-preview.ts'];
    const words = ['--net', '--mount', 'sh', '-c', script, hosts, ...ask];

    expect(
      execFileSync('unshare', words, { cwd: SITE, encoding: 'utf8', timeout: LIMIT_MS }),
    ).toMatch(/^\d{3}\n$/);
  },
  LIMIT_MS,
);
