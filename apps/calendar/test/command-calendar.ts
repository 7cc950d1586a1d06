import { createBookingChanges, createBookingStore } from '@high-street/bookings';
import type { NewBooking } from '@high-street/contract';
import { AVAILABILITY } from '@high-street/owner';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { createTestDatabase } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

import { createProviderTime } from '#/bookings-command/provider-time.ts';

import { aBooking, aKey } from './booking-builder.ts';
import { runBookings } from './run-bookings.ts';

const HALF_HOUR_MS = 30 * 60 * 1_000;

/** The provider's time, as the command tells it. */
export const time = createProviderTime(AVAILABILITY.timeZone);

/** The half hour from a moment on, as bookings are stored. */
export const periodOf = (start: string) => {
  const endsAt = new Date(Date.parse(start) + HALF_HOUR_MS);
  return { startsAt: new Date(start), endsAt, blockedUntil: endsAt };
};

/** The same as the command tells it. */
export const toldPeriod = (start: string) =>
  time.periodOf(periodOf(start).startsAt, periodOf(start).endsAt);

/** A database with the store that the calendar books in, and the command run on it. */
export async function aCalendar() {
  const { db, pool, url, close } = await createTestDatabase();
  onTestFinished(close);
  const clock = systemClock;
  const audit = createAuditLog({ db, clock });
  const store = createBookingStore({ db, audit });
  const times = { periodOf, orNearest: <Result>(_: string, change: Promise<Result>) => change };
  const changes = createBookingChanges({ db, audit, times, clock });
  return {
    db,
    pool,
    audit,
    move: (reference: string, start: string, timeZone: string) =>
      changes.move({ reference, start, timeZone, actor: { kind: 'visitor' } }),
    cancel: (reference: string) => changes.cancel({ reference, actor: { kind: 'visitor' } }),
    async book(start: string, details: Partial<NewBooking> = {}) {
      const wanted = aBooking({ start, ...details });
      const { booking } = await store.create(aKey(), wanted, periodOf(start), {
        reasons: [],
        formTokenId: null,
        bookedFrom: 'somewhere',
        now: new Date(),
        caps: { perMailbox: 1_000, perAddress: 1_000 },
      });
      return booking;
    },
    run: (...words: string[]) => runBookings({ DATABASE_URL: url }, ...words),
  };
}
