import type { Logger } from 'pino';

import type { Clock } from '#/clock/clock.ts';
import type { DataPlace } from '#/database/embedded/data-place.ts';

/** All that is needed to start, reach and stop the server of one data folder. */
export type EmbeddedServer = DataPlace & {
  cluster: string;
  socketFolder: string;
  /** Holds bin, lib and share. */
  native: string;
  password: string;
  clock: Clock;
  log: Logger;
};

/** The environment of PostgreSQL's programs: nothing of ours leaks in. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } as const;
