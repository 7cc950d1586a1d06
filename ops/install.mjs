// Runs before anything is installed: Node built-ins only, and no syntax newer than Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = new URL('../', import.meta.url);
/** For operators' commands: services may run on the packages that are here, which an install takes away first. */
const IF_MISSING = '--if-missing';
const subfolder = process.argv.slice(2).find((word) => word !== IF_MISSING);
/** The folder to install in, from the project: its own, or one that has a lockfile of its own. */
const folder = new URL(subfolder ? `${subfolder}/` : '.', project);

const LOCKFILE = 'package-lock.json';
/** What npm wrote down of the packages that it installed. */
const INSTALLED = 'node_modules/.package-lock.json';
/** The lockfile that was installed from here. */
const RECORD = 'node_modules/.lockfile-sha256';

const place = (name) => new URL(name, folder);
const readJson = (name) => JSON.parse(readFileSync(place(name), 'utf8'));

/** The packages of a lockfile, each by its place. */
function packagesOf(name) {
  const { '': _, ...packages } = existsSync(place(name)) ? readJson(name).packages : {};
  return packages;
}

function hashLockfile() {
  return createHash('sha256')
    .update(readFileSync(place(LOCKFILE)))
    .digest('hex');
}

/** True when npm, started by somebody else, has installed each package of the lockfile under its hash. */
function isInstalledByNpm() {
  const found = packagesOf(INSTALLED);
  const isSame = (one, other) =>
    ['version', 'integrity', 'resolved'].every((key) => one[key] === other[key]);
  return Object.entries(packagesOf(LOCKFILE)).every(([name, wanted]) =>
    // An optional package may be for another kind of machine.
    found[name] ? isSame(wanted, found[name]) : wanted.optional,
  );
}

/** True after an install that broke off before it brought the Node that services run on. */
function lacksNode() {
  const needsNode = 'node_modules/node' in packagesOf(LOCKFILE);
  return needsNode && !existsSync(place('node_modules/.bin/node'));
}

function isInstalled() {
  if (lacksNode()) return false;
  if (!existsSync(place(RECORD))) return isInstalledByNpm();
  return readFileSync(place(RECORD), 'utf8') === hashLockfile();
}

/** Standard output is that of the command which follows, such as an export. */
function runNpm(words) {
  const npm = process.env.npm_execpath;
  const all = [...words, '--no-audit', '--no-fund', '--loglevel=error'];
  // The Node that runs this may be a package itself, which npm has just replaced.
  const node = existsSync(process.execPath) ? process.execPath : 'node';
  const [command, ...rest] = npm ? [node, npm, ...all] : ['npm', ...all];
  const { status } = spawnSync(command, rest, {
    cwd: fileURLToPath(folder),
    stdio: ['inherit', 2, 2],
  });
  if (status === 0) return;
  process.stderr.write(
    'The packages could not be installed; npm says why above. Check the network and run the command again.\n',
  );
  process.exit(1);
}

/** The packages whose install script package.json allows, where they are for this machine. */
function listAllowed() {
  const { allowScripts = {} } = readJson('package.json');
  const found = packagesOf(INSTALLED);
  return Object.entries(allowScripts)
    .filter(([name, isAllowed]) => isAllowed && `node_modules/${name}` in found)
    .map(([name]) => name);
}

function install() {
  process.stderr.write('Installing packages (npm ci)…\n');
  // Before its version 11.16 npm asks nobody whether an install script may run, and runs all of them.
  runNpm(['ci', '--ignore-scripts']);
  const allowed = listAllowed();
  if (allowed.length > 0) runNpm(['rebuild', '--ignore-scripts=false', ...allowed]);
  writeFileSync(place(RECORD), hashLockfile());
}

if (!isInstalled()) {
  if (process.argv.includes(IF_MISSING) && existsSync(place(INSTALLED)) && !lacksNode()) {
    process.stderr.write(
      'The packages are not those of package-lock.json. Run node ops/install.mjs as the account that owns this folder.\n',
    );
  } else install();
}
