import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Version } from './versions.ts';

const QUOTED_CHARACTERS = 2_000;

/** One process of the product, which is started again after each of its ends. */
export type Service = {
  readonly name: string;
  /** Starts it and resolves once it serves. */
  readonly start: (version: Version) => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Has it finish what is under way and end. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly name: string;
  readonly script: string;
  readonly envOf: (version: Version) => NodeJS.ProcessEnv;
};

/** A service that is not started yet; it ends with this process. */
export function createService({ name, script, envOf }: Options): Service {
  let child: ChildProcess | undefined;
  let said = '';

  function note(text: string): void {
    said = (said + text).slice(-QUOTED_CHARACTERS);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  }

  return {
    name,
    start: async (version) => {
      said = '';
      const started = spawn(process.execPath, [join(version.root, script)], {
        cwd: version.root,
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...envOf(version) },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        stream?.setEncoding('utf8').on('data', note);
      }
      const early = once(started, 'exit').then(() => false);
      const isReady = await Promise.race([once(started, 'message').then(() => true), early]);
      if (!isReady) throw new Error(`${name} of the version ${version.name} ended: ${said}`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
