import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { PROJECT_ROOT } from '#/project-root.ts';

const LONG_AGO = new Date('2020-01-01');
/** Asks no registry: the packages lie beside the project. What npm says to the scripts that it runs itself is left out. */
const OFFLINE = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  npm_config_offline: 'true',
  npm_config_loglevel: 'error',
};

type Project = { readonly folder: string };

function run(command: string, words: readonly string[], cwd: string, env = {}) {
  const options = { cwd, env: { ...OFFLINE, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, words, options);
  return { status, stdout, stderr };
}

function npm({ folder }: Project, ...words: string[]) {
  const result = run('npm', words, folder);
  if (result.status !== 0) throw new Error(`npm ${words.join(' ')}: ${result.stderr}`);
}

function install({ folder }: Project, env = {}) {
  return run(process.execPath, ['ops/install.mjs'], folder, env);
}

/** As before the commands of operators. */
function installMissing({ folder }: Project) {
  return run(process.execPath, ['ops/install.mjs', '--if-missing'], folder);
}

/** A package whose install script leaves a file, packed as a registry has it. */
async function addPackage({ folder }: Project, name: string, version = '1.0.0'): Promise<string> {
  const place = join(folder, 'made', `${name}-${version}`);
  await mkdir(place, { recursive: true });
  const postinstall = `node -e "require('fs').writeFileSync('ran','')"`;
  await writeFile(
    join(place, 'package.json'),
    JSON.stringify({ name, version, scripts: { postinstall } }),
  );
  npm({ folder }, 'pack', '--silent', place);
  return `file:${name}-${version}.tgz`;
}

async function writeManifest({ folder }: Project, dependencies: Readonly<Record<string, string>>) {
  const manifest = { name: 'shop', version: '1.0.0', dependencies, allowScripts: { wanted: true } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  npm({ folder }, 'install', '--package-lock-only');
}

async function aProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-install-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'ops'));
  await cp(join(PROJECT_ROOT, 'ops/install.mjs'), join(folder, 'ops/install.mjs'));
  const wanted = await addPackage({ folder }, 'wanted');
  const undecided = await addPackage({ folder }, 'undecided');
  await writeManifest({ folder }, { wanted, undecided });
  return { folder };
}

const hasRun = ({ folder }: Project, name: string) =>
  existsSync(join(folder, 'node_modules', name, 'ran'));

// asvs 15.1.2
test('the install runs the install scripts that package.json allows, and no other', async () => {
  const project = await aProject();

  expect(install(project)).toMatchObject({ status: 0, stdout: '' });

  expect([hasRun(project, 'wanted'), hasRun(project, 'undecided')]).toEqual([true, false]);
});

test('the install leaves no decision about install scripts to npm, of which an old one runs them all', async () => {
  const project = await aProject();
  install(project);
  await writeManifest(project, { wanted: 'file:wanted-1.0.0.tgz' });
  const lockfile = join(project.folder, 'package-lock.json');
  await writeFile(lockfile, (await readFile(lockfile, 'utf8')).replaceAll('sha512-', 'sha512-A'));
  const oldNpm = join(project.folder, 'npm.mjs');
  await writeFile(oldNpm, `process.stdout.write(process.argv.slice(2, 5).join(' ') + '\\n');`);

  const { stdout, stderr } = install(project, { npm_execpath: oldNpm });

  expect(stdout).toBe('');
  expect(stderr).toContain('\nci --ignore-scripts ');
  expect(stderr).toContain('\nrebuild --ignore-scripts=false wanted\n');
});

// asvs 15.1.2
test('a lockfile with other content is installed, however old its date is', async () => {
  const project = await aProject();
  install(project);
  const undecided = await addPackage(project, 'undecided', '1.0.1');
  await writeManifest(project, { wanted: 'file:wanted-1.0.0.tgz', undecided });
  await utimes(join(project.folder, 'package-lock.json'), LONG_AGO, LONG_AGO);

  expect(install(project).stderr).toContain('Installing');

  const installed = join(project.folder, 'node_modules/undecided/package.json');
  expect(await readFile(installed, 'utf8')).toContain('1.0.1');
});

test('an operator’s command installs packages where there are none, and leaves others as they are', async () => {
  const project = await aProject();
  expect(installMissing(project)).toMatchObject({ status: 0, stdout: '' });
  expect(hasRun(project, 'wanted')).toBe(true);
  await writeManifest(project, { wanted: 'file:wanted-1.0.0.tgz' });

  const later = installMissing(project);

  expect(later).toMatchObject({ status: 0, stdout: '' });
  expect(later.stderr).toMatch(/^The packages are not those of package-lock\.json\. Run [^\n]+\n$/);
  expect(existsSync(join(project.folder, 'node_modules/undecided'))).toBe(true);
});

test('an operator’s command installs packages again whose Node an install that broke off has not brought', async () => {
  const project = await aProject();
  await writeManifest(project, { node: await addPackage(project, 'node') });
  npm(project, 'ci', '--ignore-scripts');

  expect(installMissing(project).stderr).toContain('Installing');
});

test('what is installed already is not installed again, by whomever and whatever its date', async () => {
  const project = await aProject();
  npm(project, 'ci');
  await utimes(join(project.folder, 'node_modules/.package-lock.json'), LONG_AGO, LONG_AGO);

  expect(install(project)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('the install may run on a Node that it replaces', async () => {
  const project = await aProject();
  install(project);
  await writeManifest(project, { wanted: 'file:wanted-1.0.0.tgz' });
  const own = join(project.folder, 'node_modules/node');
  await cp(process.execPath, own);

  const npmScript = realpathSync(run('which', ['npm'], project.folder).stdout.trim());
  const { status } = run(own, ['ops/install.mjs'], project.folder, { npm_execpath: npmScript });

  expect([status, existsSync(own), hasRun(project, 'wanted')]).toEqual([0, false, true]);
});
