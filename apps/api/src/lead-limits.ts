import type { Clock, OpenDatabase } from '@high-street/server';
import { createLimits, type Limits } from '@high-street/server/limits';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config.ts';

type Parts = {
  readonly pool: OpenDatabase['pool'];
  readonly config: Config;
  /** Blinds what is counted. */
  readonly secret: string | Buffer;
  readonly log: FastifyBaseLogger;
  /** The machine's own when absent. */
  readonly clock?: Clock;
};

/** The limits of the settings on calls and leads. */
export function createLeadLimits({ config, ...parts }: Parts): Limits {
  return createLimits({
    ...parts,
    settings: {
      kind: 'lead',
      callsPerMinute: config.CALLS_PER_MINUTE,
      perAddressHour: config.LEADS_PER_ADDRESS_HOUR,
      perEmailDay: config.LEADS_PER_EMAIL_DAY,
      perMinute: config.LEADS_PER_MINUTE,
    },
  });
}
