import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findTool } from '@high-street/server/testing';

import { waitUntil } from './wait-until.ts';

/** The nginx of this machine, or Debian's package installed now; null where neither can be had. */
export function findNginx(): string | null {
  return findTool('nginx');
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

/** Runs nginx with these settings, by which it answers at the port, until `stop` is called. */
export async function startNginx(nginx: string, folder: string, config: string, port: number) {
  const prefix = join(folder, 'nginx');
  await mkdir(prefix);
  await writeFile(join(prefix, 'nginx.conf'), config);
  const child = spawn(nginx, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = once(child, 'exit');
  await waitUntil('nginx answers', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${complaints}`);
    return answers(port);
  });
  return {
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
