import type { Clock, OpenDatabase } from '@high-street/server';
import { createLimits, type Limits } from '@high-street/server/limits';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from './config.ts';

type Parts = {
  readonly pool: OpenDatabase['pool'];
  readonly config: Config;
  /** All replicas have the same one, so they count together. */
  readonly secret: string | Buffer;
  readonly log: FastifyBaseLogger;
  /** The machine's own when absent. */
  readonly clock?: Clock;
};

/** The limits of the settings on calls and bookings. */
export function createBookingLimits({ config, ...parts }: Parts): Limits {
  return createLimits({
    ...parts,
    settings: {
      kind: 'booking',
      callsPerMinute: config.CALLS_PER_MINUTE,
      perAddressHour: config.BOOKINGS_PER_ADDRESS_HOUR,
      perEmailDay: config.BOOKINGS_PER_EMAIL_DAY,
      perMinute: config.BOOKINGS_PER_MINUTE,
    },
  });
}
