import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { expect, onTestFinished } from 'vitest';

import { CHILD_ENVIRONMENT } from './child-environment.ts';

/** Variables of a process. */
export type Variables = Readonly<Record<string, string>>;

/** All that came before the end, or before a test hung up. */
async function read(stream: Readable): Promise<string> {
  let seen = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    seen += chunk;
  });
  await new Promise((resolve) => {
    stream.once('close', resolve);
  });
  return seen;
}

/**
 * Runs a script with these words in a process of its own, which has of our environment only what every child has. It is
 * killed when the test ends; `ended` has its exit code or its signal, and all that it printed.
 */
export function startProgram(words: readonly string[], variables: Variables, cwd?: string) {
  const child = spawn(process.execPath, words, {
    cwd,
    env: { ...CHILD_ENVIRONMENT, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), read(child.stdout), read(child.stderr)]).then(
    ([[code, signal], stdout, stderr]: [unknown[], string, string]) => ({
      code,
      signal,
      stdout,
      stderr,
    }),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

/** Waits until a service answers that it can work. */
export async function untilReady(url: string): Promise<void> {
  await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status, String)).toBe(200);
}
