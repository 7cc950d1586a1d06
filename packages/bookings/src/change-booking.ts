import { lockCalendar, type Clock, type Database } from '@high-street/server';
import type { AuditLog } from '@high-street/server/audit';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { ApiError } from '@high-street/server/http';
import type { Kysely } from 'kysely';

import type { BookingTimes } from './booking-times.ts';
import type { Booking, BookingChange } from './booking.ts';
import { holdRow, releaseRow } from './hold-booking.ts';
import { markNoShow, undoNoShow } from './no-show.ts';
import { noteAct, recordChange, tellBoth, writeHistory } from './record-change.ts';
import { cancelRow, lockSeen, moveRow } from './update-booking.ts';

type Parts = {
  readonly db: Kysely<Database>;
  readonly audit: Pick<AuditLog, 'write'>;
  readonly times: Pick<BookingTimes, 'periodOf' | 'orNearest'>;
  readonly clock: Clock;
};

/** A change of a booking, and whether anybody was told of it. */
type Changed = Booking & { readonly isHeld: boolean };

/** What is over has taken place, or nobody came; a mail that it is moved or cancelled would be untrue. */
function refuseOver({ reference, endsAt }: Booking, now: Date): void {
  if (endsAt <= now) throw new ApiError('booking_over', `${reference} is over`);
}

async function release(
  { db, audit, clock }: Parts,
  change: BookingChange,
): Promise<Booking | null> {
  const { reference, actor } = change;
  return db.transaction().execute(async (trx) => {
    await lockCalendar(trx);
    const current = await lockSeen(trx, change);
    const released = current && (await releaseRow(trx, current.id, clock.now()));
    if (!released) return null;
    // To both sides it is booked now; its visitor booked it before.
    await tellBoth(trx, createDeliveryStore(db), 'booked', released);
    await writeHistory(trx, 'booking_released', released, actor);
    await noteAct(trx, audit, { act: 'booking_released', reference, actor, fields: ['state'] });
    return released;
  });
}

async function releaseOrNearest(parts: Parts, change: BookingChange): Promise<Booking | null> {
  const query = parts.db.selectFrom('bookings').select('starts_at as startsAt');
  const booking = await query.where('reference', '=', change.reference).executeTakeFirst();
  if (!booking) return null;
  return parts.times.orNearest(booking.startsAt.toISOString(), release(parts, change));
}

/**
 * Every change of a booking, with its mails, the line in the lead's history and the one in the log in one transaction. Each
 * gives null for a booking that is unknown or cancelled, and throws StaleVersion for one that was changed since it was seen.
 */
export function createBookingChanges(parts: Parts) {
  const { db, audit, times, clock } = parts;
  const deliveries = createDeliveryStore(db);

  async function moveWithin(change: BookingChange & NewTime): Promise<Booking | null> {
    const { reference, start, actor } = change;
    return db.transaction().execute(async (trx) => {
      await lockCalendar(trx);
      const current = await lockSeen(trx, change);
      if (!current) return null;
      const { timeZone = current.timeZone } = change;
      const isThere = current.startsAt.getTime() === Date.parse(start);
      if (isThere && current.timeZone === timeZone) return current;
      if (actor.kind === 'visitor') refuseOver(current, clock.now());
      const moved = await moveRow(trx, current.id, times.periodOf(start), timeZone);
      if (current.isHeld) await holdRow(trx, current.id, current.holdReasons);
      else await recordChange(trx, deliveries, 'moved', moved, actor);
      await noteAct(trx, audit, { act: 'booking_moved', reference, actor, fields: ['startsAt'] });
      return moved;
    });
  }

  return {
    /**
     * Moves a booking in one statement: its old time does not block it, and stays its own when the new one is taken, which
     * throws SlotTakenError, as what is not among the times does `slot_not_offered`. A booking that is there already is left
     * alone, so that a call can be repeated. To a visitor, `booking_over` for one that is over.
     */
    move: (change: BookingChange & NewTime): Promise<Booking | null> =>
      times.orNearest(change.start, moveWithin(change)),

    /**
     * Cancels a booking and gives its time back; throws `booking_over` for one that is over, but for a held one, which
     * people may put away.
     */
    async cancel(change: BookingChange): Promise<Changed | null> {
      const { reference, actor } = change;
      return db.transaction().execute(async (trx) => {
        const current = await lockSeen(trx, change);
        if (!current) return null;
        const { isHeld } = current;
        // A visitor is not to learn that it is held.
        if (!isHeld || actor.kind === 'visitor') refuseOver(current, clock.now());
        const cancelled = await cancelRow(trx, current.id);
        if (!isHeld) await recordChange(trx, deliveries, 'cancelled', cancelled, actor);
        await noteAct(trx, audit, {
          act: 'booking_cancelled',
          reference,
          actor,
          fields: ['state'],
        });
        return { ...cancelled, isHeld };
      });
    },

    /**
     * Takes a held booking out of quarantine: it gets its time, and both sides their mails. Throws SlotTakenError when the
     * time is taken; null for one that is not held, or has begun.
     */
    release: (change: BookingChange) => releaseOrNearest(parts, change),

    /** Notes that nobody came, from NO_SHOW_MINUTES after the start; throws NoShowRefused before. */
    markNoShow: (change: BookingChange) => markNoShow({ db, audit, clock }, change),

    /** Takes that back; nothing happens to a booking of which it was not said. */
    undoNoShow: (change: BookingChange) => undoNoShow({ db, audit, clock }, change),
  };
}

/** Where a booking is moved; the visitor's zone stays as it is if left out. */
type NewTime = { readonly start: string; readonly timeZone?: string | undefined };

export type BookingChanges = ReturnType<typeof createBookingChanges>;
