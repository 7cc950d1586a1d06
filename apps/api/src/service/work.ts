import { OPERATOR_SETTINGS } from '@high-street/owner';
import { forgetTask, runSchedule } from '@high-street/server';
import type { DeliveryWork } from '@high-street/server/deliveries';
import { fillMailboxes } from '@high-street/server/mailbox';

import { HEARTBEAT_TASK } from '#/maintenance/index.ts';

import type { Service } from './open-service.ts';

/** Delivers, and does what is to be done at set times, until the stack ends it. */
export async function work(
  { db, pipeline, limits, clock, log }: Service,
  stack: AsyncDisposableStack,
): Promise<DeliveryWork> {
  // Beside the work, as it is long only after an upgrade; each night it is done again.
  const filling = fillMailboxes(db).catch((error: unknown) =>
    log.error({ err: error }, 'the mailboxes of earlier leads could not be worked out'),
  );
  stack.defer(async () => void (await filling));
  const deliveries = pipeline.work();
  stack.defer(deliveries.stop);
  const tasks = pipeline.plan({
    retentionMonths: OPERATOR_SETTINGS.retentionMonths,
    clearLimits: limits.clearExpired,
  });
  // Otherwise the desk would say that trial leads have stopped, though nobody wants any.
  if (!tasks.some(({ name }) => name === HEARTBEAT_TASK)) await forgetTask(db, HEARTBEAT_TASK);
  const stopSchedule = await runSchedule(tasks, { db, clock, log });
  // Together: nothing more is taken up, however long a task that is under way takes.
  stack.defer(async () => void (await Promise.all([deliveries.stop(), stopSchedule()])));
  return deliveries;
}
