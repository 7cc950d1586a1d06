import { sql, type Kysely } from 'kysely';

import type { Database, DeliveryKind } from '#/database/schema.ts';
import type { Jobs } from '#/jobs/open-jobs.ts';

import type { Standing } from './delivery.ts';
import { createDeliveryAttempts } from './delivery-attempts.ts';
import { createDeliveryIntake } from './delivery-intake.ts';

/** Keeps what has to reach somebody outside, each with the job that says when to try it next. */
export function createDeliveryStore(db: Kysely<Database>, jobs: Pick<Jobs, 'add'>) {
  return {
    ...createDeliveryIntake(db, jobs),
    ...createDeliveryAttempts({ db, jobs }),

    /** A lead's delivery of that kind and its standing, and whether somebody has it in hand; or null. */
    async findOfLead(
      leadId: string,
      kind: DeliveryKind,
    ): Promise<{ id: string; state: Standing; isInHand: boolean } | null> {
      const found = await db
        .selectFrom('deliveries')
        .select(['id', 'state'])
        .select(sql<boolean>`leased_until is not null and leased_until > now()`.as('isInHand'))
        .where('lead_id', '=', leadId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return found ?? null;
    },
  };
}

/** Keeps what has to reach somebody outside. */
export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
