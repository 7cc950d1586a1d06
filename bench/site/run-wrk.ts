import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { z } from 'zod';

const SCRIPT = fileURLToPath(new URL('pages.lua', import.meta.url));
const CONNECTIONS = 32;

const resultSchema = z.object({
  perSecond: z.number(),
  p99Ms: z.number(),
  bytes: z.number(),
  requests: z.number(),
  failed: z.number(),
});

export type Pace = z.infer<typeof resultSchema>;

/** Asks a server for these pages in turn, as fast as it answers over 32 connections that stay open; throws when one fails. */
export async function runWrk(
  wrk: string,
  origin: string,
  pages: readonly string[],
  seconds: number,
): Promise<Pace> {
  const options = ['--threads', '1', '--connections', String(CONNECTIONS)];
  options.push('--duration', `${seconds}s`, '--header', 'accept-encoding: gzip');
  const { stdout } = await promisify(execFile)(wrk, [
    ...options,
    '--script',
    SCRIPT,
    origin,
    '--',
    ...pages,
  ]);
  const pace = resultSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  if (pace.failed > 0) throw new Error(`${origin} failed ${pace.failed} of ${pace.requests} times`);
  return pace;
}
