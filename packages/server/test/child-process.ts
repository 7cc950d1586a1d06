import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { onTestFinished } from 'vitest';
import { z } from 'zod';

const connectionSchema = z.object({
  host: z.string(),
  port: z.number(),
  user: z.string(),
  password: z.string(),
  database: z.string(),
});
const openedSchema = z.object({ connection: connectionSchema, dataFolder: z.string() });

/** Runs a script of test/child in a process group of its own, killed when the test ends; `report` is the first thing it says. */
export function runChild(script: string, argument: string, account: { uid?: number } = {}) {
  const path = fileURLToPath(new URL(`child/${script}`, import.meta.url));
  const child = fork(path, [argument], { ...account, execArgv: [], detached: true, cwd: '/' });
  const report = once(child, 'message').then(([message]: unknown[]) => message);
  onTestFinished(() => killGroup(child));
  return { child, report };
}

/** Opens the embedded server of a folder in another process. */
export async function holdServer(dataDir: string) {
  const { child, report } = runChild('hold-server.ts', dataDir);
  const opened = openedSchema.parse(await report);
  async function close(): Promise<void> {
    const ended = once(child, 'exit');
    child.send('close');
    await ended;
  }
  return { ...opened, close, kill: () => killGroup(child) };
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
