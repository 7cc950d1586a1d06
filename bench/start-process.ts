import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const QUOTED_CHARACTERS = 2_000;

export type RunningProcess = {
  readonly pid: number;
  /** The end of what it wrote; at the log level `error` that is nothing while all is well. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  /** Has it finish what is under way and end. */
  readonly stop: () => Promise<void>;
};

/** Starts a script of the product with these settings alone; resolves once it serves, throws with its words when it ends before. */
export async function startProcess(
  script: string,
  env: NodeJS.ProcessEnv,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-QUOTED_CHARACTERS);
    });
  }
  const ended = once(child, 'exit');
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady || child.pid === undefined) throw new Error(`${script} did not start: ${said}`);
  return {
    pid: child.pid,
    said: () => said,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
