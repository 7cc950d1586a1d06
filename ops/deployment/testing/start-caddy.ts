import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { makeTempFolder } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

import { findCaddy } from '../../caddy.ts';

import { startProxy } from './start-proxy.ts';

/** Runs Caddy by this Caddyfile, whose first block is that of its own settings, until the test ends. */
export async function startCaddy(text: string, port: number, variables = {}) {
  const folder = await makeTempFolder();
  onTestFinished(folder.remove);
  const file = join(folder.path, 'Caddyfile');
  // Its own settings have a port that another Caddy on this machine may have, too.
  await writeFile(file, text.replace(/^\{$/m, '{\n\tadmin off'));
  const words = ['run', '--config', file, '--adapter', 'caddyfile'];
  return startProxy(findCaddy() ?? '', words, port, { HOME: folder.path, ...variables });
}
