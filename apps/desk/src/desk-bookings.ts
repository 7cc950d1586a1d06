import {
  createBookingArchive,
  createBookingChanges,
  createBookingStore,
  createBookingTimes,
  FURTHER_DETAILS,
  noShowFrom,
} from '@high-street/bookings';
import { type Availability, findWeek } from '@high-street/bookings/slots';
import type { BookingDetails } from '@high-street/contract';
import type { Clock, OpenDatabase } from '@high-street/server';
import type { AuditLog } from '@high-street/server/audit';
import { SPAM_SIGNALS } from '@high-street/server/robots';

/** What each spam signal of a booking means. */
const SIGNS: Readonly<Record<string, string>> = SPAM_SIGNALS;

type Parts = {
  readonly db: OpenDatabase['db'];
  readonly audit: AuditLog;
  readonly availability: Availability;
  readonly clock: Clock;
};

/** The bookings, the provider's times, and every change. */
export function createDeskBookings({ db, audit, availability, clock }: Parts) {
  const { between, findByReference, mails } = createBookingArchive(db);
  const store = createBookingStore({ db, audit });
  const times = createBookingTimes({ store, availability, clock });
  return {
    ...createBookingChanges({ db, audit, times, clock }),
    between,
    find: findByReference,
    mails,
    noShowFrom,
    /** What was typed beside who comes, and what each of it is called. */
    listFurther: (details: BookingDetails) =>
      FURTHER_DETAILS.map(({ name, label }) => ({ label, value: details[name] ?? '' })),
    explainSign: (sign: string) => SIGNS[sign] ?? sign,
    freeStarts: times.freeStarts,
    findWeek: (at: Date | string) => findWeek(availability, at),
    slotMinutes: availability.slotMinutes,
    place: availability.place,
  };
}
