import type { ArchivedBooking } from '@high-street/bookings';
import { BOOKING_DETAILS } from '@high-street/contract';
import { toCsv } from '@high-street/server/command';

import type { ProviderTime } from './provider-time.ts';

/** The columns of the file; times are those of `zone`. */
export const EXPORT_NAMES = [
  'reference',
  'state',
  'start',
  'end',
  'zone',
  ...BOOKING_DETAILS.map(({ name }) => name),
  'visitorZone',
  'lead',
  'version',
  'bookedAt',
  'cancelledAt',
  'heldFor',
  'noShowAt',
] as const;

/** The bookings as the text of a CSV file, in pieces. */
export function exportBookings(
  pages: AsyncIterable<readonly ArchivedBooking[]>,
  time: ProviderTime,
): AsyncGenerator<string> {
  return toCsv(EXPORT_NAMES, pages, (booking) => toRow(booking, time));
}

function toRow(booking: ArchivedBooking, { zone, minuteOf }: ProviderTime): string[] {
  const { reference, state, startsAt, endsAt, details, timeZone } = booking;
  const { leadReference, version, createdAt, cancelledAt, heldFor, noShowAt } = booking;
  return [
    reference,
    state,
    minuteOf(startsAt),
    minuteOf(endsAt),
    zone,
    ...BOOKING_DETAILS.map(({ name }) => details[name] ?? ''),
    timeZone,
    leadReference ?? '',
    String(version),
    minuteOf(createdAt),
    cancelledAt ? minuteOf(cancelledAt) : '',
    heldFor?.join('; ') ?? '',
    noShowAt ? minuteOf(noShowAt) : '',
  ];
}
