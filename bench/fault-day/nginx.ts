import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { nginxConfig, type ProxyPorts } from './nginx-config.ts';
import { waitUntil } from './wait-until.ts';

const INSTALLED = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'];
const INSTALL_LIMIT_MS = 180_000;

const find = () => INSTALLED.find((path) => existsSync(path));

function runApt(args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', args, { stdio: 'ignore', timeout: INSTALL_LIMIT_MS });
  return status === 0;
}

/** The nginx of this machine, or Debian's package installed now; null where neither can be had. */
export function findNginx(): string | null {
  const installed = find();
  if (installed) return installed;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stdout.write('nginx is not installed; fetching it…\n');
  const isFetched = runApt(['update', '-q']) && runApt(['install', '-y', '-q', 'nginx']);
  return (isFetched ? find() : undefined) ?? null;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

/** Runs nginx in front of the services until `stop` is called. */
export async function startNginx(nginx: string, folder: string, ports: ProxyPorts) {
  const prefix = join(folder, 'nginx');
  await mkdir(prefix);
  await writeFile(join(prefix, 'nginx.conf'), nginxConfig(ports));
  const child = spawn(nginx, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = once(child, 'exit');
  await waitUntil('nginx answers', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${complaints}`);
    return answers(ports.site);
  });
  return {
    stop: async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
