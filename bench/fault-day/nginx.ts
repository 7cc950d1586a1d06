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

/** One worker that logs no visits, and has its files in its own folder; root reads a build wherever it is. */
const writeConfig = (http: string) => `
daemon off;
pid nginx.pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
${http}}
`;

/** Runs nginx with these settings of its `http`, by which it answers at the port, until `stop` is called. */
export async function startNginx(nginx: string, folder: string, http: string, port: number) {
  const prefix = join(folder, 'nginx');
  await mkdir(prefix);
  await writeFile(join(prefix, 'nginx.conf'), writeConfig(http));
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
