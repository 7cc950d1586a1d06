import type { Clock, Database } from '@high-street/server';
import type { AuditLog } from '@high-street/server/audit';
import type { Kysely } from 'kysely';

import { NoShowRefused } from './booking-error.ts';
import type { Booking, BookingChange } from './booking.ts';
import { noteAct, writeHistory } from './record-change.ts';
import { lockSeen, setNoShow } from './update-booking.ts';

/** How long after its start somebody may still come to a booking. */
export const NO_SHOW_MINUTES = 15;

type Parts = {
  readonly db: Kysely<Database>;
  readonly audit: Pick<AuditLog, 'write'>;
  readonly clock: Clock;
};

/** From when on it can be said of a booking that nobody came. */
export function noShowFrom({ startsAt }: Pick<Booking, 'startsAt'>): Date {
  return new Date(startsAt.getTime() + NO_SHOW_MINUTES * 60_000);
}

async function change(
  { db, audit }: Parts,
  of: BookingChange,
  { at, isAllowed }: { at: Date | null; isAllowed: (booking: Booking) => boolean },
): Promise<Booking | null> {
  const { reference, actor } = of;
  const act = at === null ? 'booking_no_show_undone' : 'booking_no_show';
  return db.transaction().execute(async (trx) => {
    const current = await lockSeen(trx, of);
    if (!current) return null;
    if (current.isHeld || !isAllowed(current)) throw new NoShowRefused();
    if ((current.noShowAt === null) === (at === null)) return current;
    const changed = await setNoShow(trx, current.id, at);
    await writeHistory(trx, act, changed, actor);
    await noteAct(trx, audit, { act, reference, actor, fields: ['noShow'] });
    return changed;
  });
}

/** Notes that nobody came. The state stays `booked`, and nobody is told. */
export function markNoShow(parts: Parts, of: BookingChange): Promise<Booking | null> {
  const at = parts.clock.now();
  return change(parts, of, { at, isAllowed: (booking) => noShowFrom(booking) <= at });
}

export function undoNoShow(parts: Parts, of: BookingChange): Promise<Booking | null> {
  return change(parts, of, { at: null, isAllowed: () => true });
}
