import type { LimitSettings } from '@high-street/server/limits';

import type { Config } from './config.ts';

/** The limits of the settings on calls and bookings. */
export function readBookingLimits(config: Config): LimitSettings {
  return {
    kind: 'booking',
    callsPerMinute: config.CALLS_PER_MINUTE,
    perAddressHour: config.BOOKINGS_PER_ADDRESS_HOUR,
    perEmailDay: config.BOOKINGS_PER_EMAIL_DAY,
    perMinute: config.BOOKINGS_PER_MINUTE,
  };
}
