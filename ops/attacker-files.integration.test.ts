import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { CHILD_ENVIRONMENT, createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-attacker-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const TRAPS = {
  'a pipe': (path: string) => execFileSync('mkfifo', [path]),
  'a link to a file': (path: string) => symlink('/etc/hostname', path),
  'a link to nothing': (path: string) => symlink(`${path}.gone`, path),
  'a link to itself': (path: string) => symlink(path, path),
  'a link to a device': (path: string) => symlink('/dev/null', path),
  'a folder': (path: string) => mkdir(path),
} as const;

// asvs 13.3.2
test('no backup and no export goes into what lies in wait for it, and both are their owner’s alone', async () => {
  const { url, close } = await createTestDatabase();
  onTestFinished(close);
  const folder = await aFolder();
  await chmod(folder, 0o777);
  const commands = [
    'ops/backup.ts backup',
    'apps/api/src/leads-command/cli.ts export --csv',
    'apps/api/src/leads-command/cli.ts export --json',
  ];
  const run = async (words: string) => {
    const line = `umask 0; exec "$0" ${words}`;
    const child = spawn('sh', ['-c', line, process.execPath], {
      cwd: PROJECT_ROOT,
      env: { ...CHILD_ENVIRONMENT, DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { code: z.number().nullable().parse(code), said };
  };

  for (const [nth, command] of commands.entries()) {
    const attempts = Object.entries(TRAPS).map(async ([what, lay]) => {
      const file = join(folder, `${nth} ${what}`.replaceAll(' ', '-'));
      await lay(file);
      const { code, said } = await run(`${command} ${file}`);
      expect([what, code, said.split('\n').length]).toEqual([what, 1, 2]);
    });
    await Promise.all(attempts);
    const file = join(folder, `${nth}-file`);
    expect(await run(`${command} ${file}`)).toEqual({ code: 0, said: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file)).length).toBeGreaterThan(0);
  }
  expect(await readdir(folder)).toHaveLength(commands.length * (Object.keys(TRAPS).length + 1));
});
