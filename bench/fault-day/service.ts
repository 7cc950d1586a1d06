import { startProcess, type RunningProcess } from '../start-process.ts';

import type { Version } from './versions.ts';

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
  let running: RunningProcess | undefined;
  return {
    name,
    start: async (version) => {
      running = await startProcess(script, envOf(version), version.root).catch((cause: unknown) => {
        throw new Error(`${name} of the version ${version.name} did not start.`, { cause });
      });
    },
    kill: async () => running?.kill(),
    stop: async () => running?.stop(),
  };
}
