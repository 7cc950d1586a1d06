// Runs before anything is installed: Node built-ins only, and no syntax newer than Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** True when the installed packages are at least as new as the lockfile. */
function isInstalled() {
  const record = `${root}node_modules/.package-lock.json`;
  if (!existsSync(record) || !existsSync(`${root}node_modules/.bin/node`)) return false;
  return statSync(record).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

function install() {
  process.stdout.write('Installing packages (npm ci)…\n');
  const npm = process.env.npm_execpath;
  const quiet = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...quiet], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', quiet, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    process.stderr.write(
      'The packages could not be installed; npm says why above. Check the network and run the command again.\n',
    );
    process.exit(1);
  }
}

if (!isInstalled()) install();
