import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';
const LIMIT_MS = 600_000;

function runApt(args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(APT, args, { stdio: 'ignore', timeout: LIMIT_MS, env });
  return status === 0;
}

/** Installs Debian packages, all or none; false where this is no Debian, or nobody who may do so. */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  return runApt(['update', '-q']) && runApt(['install', '-y', '-q', ...names]);
}
