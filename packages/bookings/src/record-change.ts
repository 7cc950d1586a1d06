import type { Database } from '@high-street/server';
import type { DeliveryStore } from '@high-street/server/deliveries';
import type { Transaction } from 'kysely';

import { BOOKING_DELIVERIES } from './booking-deliveries.ts';
import { HISTORY_KIND, type Booking } from './booking.ts';
import type { ChangeKind, StoredChange } from './change.ts';

/** Adds, in the caller's transaction, all that follows from a change: mails to both sides, and a line in the lead's history. */
export async function recordChange(
  trx: Transaction<Database>,
  deliveries: Pick<DeliveryStore, 'add'>,
  change: ChangeKind,
  { id, reference, version, startsAt, endsAt, timeZone, leadId }: Booking,
): Promise<void> {
  const payload: StoredChange = {
    change,
    version,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
  };
  await deliveries.add(
    trx,
    BOOKING_DELIVERIES.map(({ kind }) => ({ bookingId: id, kind, payload })),
  );
  if (leadId === null) return;
  const detail = `${reference} at ${startsAt.toISOString()}`;
  await trx
    .insertInto('lead_events')
    .values({ lead_id: leadId, kind: HISTORY_KIND[change], detail })
    .execute();
}
