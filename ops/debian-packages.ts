import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';

const APT = '/usr/bin/apt-get';
const LIMIT_MS = 600_000;

function run(program: string, args: readonly string[], cwd?: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(program, args, { cwd, stdio: 'ignore', timeout: LIMIT_MS, env });
  return status === 0;
}

/** Installs Debian packages, all or none; false where this is no Debian, or nobody who may do so. */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  return run(APT, ['update', '-q']) && run(APT, ['install', '-y', '-q', ...names]);
}

/** Puts the files of a Debian package into a folder and starts nothing; false where it cannot be had. */
export function unpackPackage(name: string, folder: string): boolean {
  if (!existsSync(APT)) return false;
  const [download, begun] = [`${folder}.download`, `${folder}.unfinished`];
  for (const place of [download, begun, folder]) rmSync(place, { recursive: true, force: true });
  mkdirSync(download, { recursive: true });
  const fetchFile = () => run(APT, ['download', '-q', name], download);
  // Without lists of packages, or with old ones, there is no such file.
  const isFetched = fetchFile() || (run(APT, ['update', '-q']) && fetchFile());
  const [file = ''] = globSync('*.deb', { cwd: download });
  const isUnpacked = isFetched && run('dpkg', ['-x', file, begun], download);
  if (isUnpacked) renameSync(begun, folder);
  rmSync(download, { recursive: true, force: true });
  return isUnpacked;
}
