import type { Database } from '@high-street/server';
import type { Actor, AuditLog } from '@high-street/server/audit';
import type { DeliveryStore } from '@high-street/server/deliveries';
import type { Transaction } from 'kysely';

import type { BookingAct } from './act.ts';
import { BOOKING_DELIVERIES } from './booking-deliveries.ts';
import { HISTORY_KIND, type Booking } from './booking.ts';
import type { ChangeKind, StoredChange } from './change.ts';

type Trx = Transaction<Database>;

/** Adds a line to the history of the booking's lead, if it has one, in the caller's transaction. */
export async function writeHistory(
  trx: Trx,
  kind: string,
  { reference, startsAt, leadId }: Booking,
  actor: Actor,
): Promise<void> {
  if (leadId === null) return;
  const detail = `${reference} at ${startsAt.toISOString()}`;
  const row = { lead_id: leadId, kind, detail, actor_kind: actor.kind };
  const person = actor.kind === 'person' ? actor.personId : null;
  await trx
    .insertInto('lead_events')
    .values({ ...row, person_id: person })
    .execute();
}

/** Adds the mails that tell both sides of a change, in the caller's transaction. */
export async function tellBoth(
  trx: Trx,
  deliveries: Pick<DeliveryStore, 'add'>,
  change: ChangeKind,
  booking: Booking,
): Promise<void> {
  const { id, version, startsAt, endsAt, timeZone } = booking;
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
}

/** Adds, in the caller's transaction, all that follows from a change: mails to both sides, and a line in the lead's history. */
export async function recordChange(
  trx: Trx,
  deliveries: Pick<DeliveryStore, 'add'>,
  change: ChangeKind,
  booking: Booking,
  actor: Actor,
): Promise<void> {
  await tellBoth(trx, deliveries, change, booking);
  await writeHistory(trx, HISTORY_KIND[change], booking, actor);
}

type Act = {
  readonly act: BookingAct;
  readonly reference: string;
  readonly actor: Actor;
  /** Names of what was changed. */
  readonly fields: readonly string[];
};

/** Adds a line to the log, in the caller's transaction. */
export async function noteAct(
  trx: Trx,
  audit: Pick<AuditLog, 'write'>,
  { act, reference, actor, fields }: Act,
): Promise<void> {
  await audit.write({ actor, act, record: { kind: 'booking', id: reference }, fields }, trx);
}
