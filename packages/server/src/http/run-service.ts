import type { Level, Logger } from 'pino';

import { explainFullDatabase } from '#/database/known-database.ts';
import { StartupError } from '#/error/startup-error.ts';
import { createLog } from '#/log/create-log.ts';

import { closeOnSignal } from './close-on-signal.ts';

/** The settings that every service has. */
type ServiceConfig = {
  readonly LOG_LEVEL: Level | 'silent';
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
};

/** What a service is opened from. */
export type ServiceParts<Config> = {
  readonly config: Config;
  readonly log: Logger;
  /** Undoes what is opened, last things first. */
  readonly stack: AsyncDisposableStack;
};

/** How a service is run. */
export type ServiceRun<Config extends ServiceConfig> = {
  readonly readSettings: () => Config;
  /** Listens last, so that a signal that comes once calls are answered finds the process ready to close. */
  readonly open: (parts: ServiceParts<Config>) => Promise<void>;
  /** Errors besides StartupError that the owner puts right. */
  readonly faults: readonly (abstract new (...args: never[]) => Error)[];
};

async function serve<Config extends ServiceConfig>({
  readSettings,
  open,
}: ServiceRun<Config>): Promise<void> {
  const config = readSettings();
  const log = createLog(config.LOG_LEVEL);
  const stack = new AsyncDisposableStack();
  try {
    await open({ config, log, stack });
    const close = () => stack.disposeAsync();
    closeOnSignal(close, (error) => log.error({ err: error }, 'the shutdown failed'));
  } catch (error) {
    await stack.disposeAsync();
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
    throw explainFullDatabase(error, { databaseUrl, dataDir });
  }
}

/**
 * Runs a service until a signal ends it. Where it cannot start for a fault that is the owner's to put right, that is told
 * in its own words and the process exits 1; anything else is thrown after what was opened is closed.
 */
export async function runService<Config extends ServiceConfig>(
  run: ServiceRun<Config>,
): Promise<void> {
  try {
    await serve(run);
  } catch (error) {
    const isTold = [StartupError, ...run.faults].some((Fault) => error instanceof Fault);
    if (!isTold || !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
