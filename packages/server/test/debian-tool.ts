import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const INSTALL_LIMIT_MS = 180_000;

const find = (name: string) =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

function runApt(args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', args, { stdio: 'ignore', timeout: INSTALL_LIMIT_MS });
  return status === 0;
}

/** What Debian calls a tool's package where that has another name. */
const PACKAGES = { nginx: 'nginx', wrk: 'wrk', dovecot: 'dovecot-imapd' };

/** A tool of this machine, or Debian's package of it installed now; null where neither can be had. */
export function findTool(name: keyof typeof PACKAGES): string | null {
  const installed = find(name);
  if (installed) return installed;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write(`${name} is not installed; fetching it…\n`);
  const isFetched = runApt(['update', '-q']) && runApt(['install', '-y', '-q', PACKAGES[name]]);
  return (isFetched ? find(name) : undefined) ?? null;
}
