import type { LimitSettings } from '@high-street/server/limits';

import type { Config } from './config.ts';

/** The limits of the settings on calls and leads. */
export function readLeadLimits(config: Config): LimitSettings {
  return {
    kind: 'lead',
    callsPerMinute: config.CALLS_PER_MINUTE,
    perAddressHour: config.LEADS_PER_ADDRESS_HOUR,
    perEmailDay: config.LEADS_PER_EMAIL_DAY,
    perMinute: config.LEADS_PER_MINUTE,
  };
}
