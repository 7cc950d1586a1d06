import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readProject } from './testing/read-project.ts';

const PLACE = '/srv/high-street';
const COMMIT = 'git -c user.name=a -c user.email=a@b.example commit --quiet --all --message=a';

/** The lines about git, and the one that restarts, that a machine is given under this heading of docs/deployment.md. */
function readSteps(heading: string): string[] {
  const [, section = ''] = readProject('docs/deployment.md').split(`\n## ${heading}\n`);
  const [block = ''] = /^cd \/srv\/high-street.*?^```$/ms.exec(section) ?? [];
  return block.split('\n').filter((line) => /git |systemctl restart/.test(line));
}

function runShell(lines: readonly string[], folder: string): string {
  const text = ['set -e', ...lines].join('\n').replaceAll(PLACE, join(folder, 'checkout'));
  // What git knows is in the checkout alone.
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  return execFileSync('bash', ['-c', text], { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
}

/** A checkout of version 1.0.0 with another brand, after which the repository has changed the Caddyfile and the settings. */
async function aCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-steps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  runShell(
    [
      'git init --quiet --initial-branch=main origin && cd origin && mkdir apps deploy owner packages',
      'echo earlier > deploy/Caddyfile && seq 9 | tee apps/a packages/a > owner/settings.ts',
      `git add . && ${COMMIT} && git tag v1.0.0`,
      'git clone --quiet . ../checkout && sed --in-place s/1/ours/ ../checkout/owner/settings.ts',
      `echo newer | tee deploy/Caddyfile >> owner/settings.ts && ${COMMIT}`,
      'cd ../checkout && touch exported.json && mkdir owner/brands && touch owner/brands/ours',
      ...readSteps('Your changes'),
    ],
    folder,
  );
  return folder;
}

/** What is no git is left out: it installs. */
const AS_BUILD = [
  'as_build() { [ "$1" != git ] || "$@"; }',
  'systemctl() { touch restarted; }',
  // Two upgrades within a minute have tags of their own.
  'date() { command date +%s%N; }',
].join('\n');

test('an upgrade and a rollback keep what is changed here, and end with what changed in the originals', async () => {
  const folder = await aCheckout();
  const [upgrade, rollback] = [readSteps('Upgrade'), readSteps('Rollback')];
  const settings = join(folder, 'checkout/owner/settings.ts');

  expect(runShell([AS_BUILD, ...upgrade], folder)).toMatch(/^-earlier\n\+newer$/m);
  expect(await readFile(settings, 'utf8')).toMatch(/^ours\n(?:\d\n)+newer\n$/);
  // Again, as where the first run broke off after `git pull`.
  runShell([AS_BUILD, ...upgrade], folder);
  // "Then follow the steps of an upgrade that come after `git pull`."
  const later = upgrade.slice(upgrade.findIndex((line) => line.includes('git pull')) + 1);
  expect(runShell([AS_BUILD, ...rollback, ...later], folder)).toMatch(/^-newer\n\+earlier$/m);
  expect(await readFile(settings, 'utf8')).toMatch(/^ours\n(?:\d\n)+$/);
});

test('an upgrade that meets a conflict ends with all as it was, restarts nothing, and knows of no export', async () => {
  const folder = await aCheckout();
  runShell([`cd origin && sed --in-place s/1/theirs/ owner/settings.ts && ${COMMIT}`], folder);

  expect(() => runShell([AS_BUILD, ...readSteps('Upgrade')], folder)).toThrow('failed');
  expect(runShell(['git -C checkout status --porcelain'], folder)).toBe('?? exported.json\n');
});
