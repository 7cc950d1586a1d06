import { OPERATOR_SETTINGS } from '@high-street/owner';

import type { Service } from './open-service.ts';

/** Delivers, and does what is to be done at set times, until the stack ends it. */
export async function work(
  { pipeline, limits }: Service,
  stack: AsyncDisposableStack,
): Promise<void> {
  const stop = await pipeline.work({
    retentionMonths: OPERATOR_SETTINGS.retentionMonths,
    clearLimits: limits.clearExpired,
  });
  stack.defer(stop);
}
