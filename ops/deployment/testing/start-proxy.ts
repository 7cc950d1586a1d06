import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { CHILD_ENVIRONMENT } from '@high-street/server/testing';
import { onTestFinished, vi } from 'vitest';

/** How long a proxy may take until it answers. */
export const START_LIMIT_MS = 60_000;

/** Runs a proxy until the test ends; resolves once it answers at the port, with what it has said so far. */
export async function startProxy(
  program: string,
  words: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(program, words, { env: { ...CHILD_ENVIRONMENT, ...env } });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(said);
      const { body } = await fetch(`http://localhost:${port}/`);
      await body?.cancel();
    },
    { timeout: START_LIMIT_MS, interval: 100 },
  );
  return { said: () => said };
}
