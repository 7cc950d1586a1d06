import { OPERATOR_SETTINGS } from '@high-street/owner';

import type { Closer } from './closer.ts';
import type { Service } from './open-service.ts';

/** Delivers, and does what is to be done at set times, until the closer ends it. */
export async function work({ pipeline, limits }: Service, closer: Closer): Promise<void> {
  const stop = await pipeline.work({
    retentionMonths: OPERATOR_SETTINGS.retentionMonths,
    clearLimits: limits.clearExpired,
  });
  closer.add(stop);
}
