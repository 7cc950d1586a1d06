import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { PROJECT_ROOT } from './project-root.ts';

/** A service in a process of its own. */
export type Service = {
  /** Resolves to true once it serves, to false when it ended before that. */
  readonly ready: Promise<boolean>;
  /** Resolves to its exit code; 1 when a signal ended it. */
  readonly ended: Promise<number>;
  readonly stop: () => void;
};

async function waitForEnd(child: ChildProcess): Promise<number> {
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Starts a .ts file as a service; it ends with this process, however this one ends. */
export function startService(args: readonly string[], env: NodeJS.ProcessEnv): Service {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = waitForEnd(child);
  const isReady = once(child, 'message').then(() => true);
  return {
    ready: Promise.race([isReady, ended.then(() => false)]),
    ended,
    stop: () => child.kill('SIGTERM'),
  };
}

async function stopOnceReady({ ready, stop }: Service): Promise<void> {
  // One that is still starting cannot close what it has opened, such as the database.
  if (await ready) stop();
}

/** Several services as one: ready when all are, and over, all of them, as soon as one is. */
export function joinServices(services: readonly Service[]): Service {
  const stop = (): void => services.forEach((service) => void stopOnceReady(service));

  async function endAll(): Promise<number> {
    const ends = services.map(({ ended }) => ended);
    const first = await Promise.race(ends);
    stop();
    const codes = await Promise.all(ends);
    return first === 0 ? Math.max(...codes) : first;
  }

  return {
    ready: Promise.all(services.map(({ ready }) => ready)).then((all) => all.every(Boolean)),
    ended: endAll(),
    stop,
  };
}
