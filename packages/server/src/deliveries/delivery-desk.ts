import type { Kysely, Transaction } from 'kysely';

import type { Actor } from '#/audit/actor.ts';
import type { AuditLog } from '#/audit/audit-log.ts';
import type { Database } from '#/database/schema.ts';

import { type DeliverySubject, requeueing } from './requeue-deliveries.ts';

/** What the audit log calls the acts of people on deliveries. */
export const DELIVERY_ACTS: Readonly<Record<string, string>> = {
  delivery_hastened: 'had a waiting delivery tried at once',
};

type Parts = { readonly db: Kysely<Database>; readonly audit: AuditLog };

/** The record that a delivery is about, by its reference. */
async function recordOf(
  trx: Transaction<Database>,
  { leadId, bookingId }: DeliverySubject,
): Promise<{ kind: string; id: string } | undefined> {
  const [table, kind, id] =
    leadId === null
      ? (['bookings', 'booking', bookingId] as const)
      : (['leads', 'lead', leadId] as const);
  if (id === null) return undefined;
  const found = await trx
    .selectFrom(table)
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { kind, id: found.reference };
}

/** What people do to deliveries that wait; workers notice within seconds. */
export function createDeliveryDesk({ db, audit }: Parts) {
  return {
    /** Has a waiting delivery tried at once, and says so in the log; false when it does not wait or is being tried. */
    async hasten(of: { readonly deliveryId: string; readonly actor: Actor }): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const due = await requeueing.makeDue(trx, of.deliveryId);
        if (due === null) return false;
        const record = await recordOf(trx, due);
        await audit.write({ actor: of.actor, act: 'delivery_hastened', record }, trx);
        return true;
      });
    },
  };
}
