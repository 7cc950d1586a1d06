import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const QUOTED_CHARACTERS = 2_000;

/** Limits that visitors who all have one address do not meet. */
export const LIFTED_LIMITS = {
  CALLS_PER_MINUTE: '1000000',
  LEADS_PER_ADDRESS_HOUR: '1000000',
  LEADS_PER_MINUTE: '10000000',
  BOOKINGS_PER_ADDRESS_HOUR: '1000000',
  BOOKINGS_PER_MINUTE: '1000000',
  OPEN_BOOKINGS_PER_ADDRESS: '1000000',
};

export type RunningProcess = {
  readonly pid: number;
  /** The end of what it wrote; at the log level `error` that is nothing while all is well. */
  readonly said: () => string;
  readonly hasEnded: () => boolean;
  /** Has it finish what is under way and end. */
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
};

/** Starts a script below `root` with these settings alone; `ready` resolves once it serves, and throws with its words when it ends before. */
export function spawnProcess(
  script: string,
  env: NodeJS.ProcessEnv,
  root = ROOT,
): RunningProcess & { readonly ready: Promise<void> } {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-QUOTED_CHARACTERS);
    });
  }
  // By then all that it wrote is read.
  const closed = once(child, 'close');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!hasEnded()) child.kill(signal);
    await closed;
  }
  const early = closed.then(() => Promise.reject(new Error(`${script} did not start: ${said}`)));
  return {
    // Without one, it could not be started at all, and has ended.
    pid: child.pid ?? 0,
    said: () => said,
    hasEnded,
    ready: Promise.race([once(child, 'message'), early]).then(() => undefined),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Starts a script of the product with these settings alone; resolves once it serves, throws with its words when it ends before. */
export async function startProcess(
  script: string,
  env: NodeJS.ProcessEnv,
  root?: string,
): Promise<RunningProcess> {
  const started = spawnProcess(script, env, root);
  await started.ready;
  return started;
}
