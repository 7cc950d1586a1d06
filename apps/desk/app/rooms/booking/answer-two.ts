import type { ArchivedBooking } from '@high-street/bookings';
import type { AuditLine } from '@high-street/server/audit';
import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { answerStale } from '#app/versions/answer-stale.ts';
import type { VersionedField } from '#app/versions/compare-answers.ts';
import { findLastChange } from '#app/versions/find-last-change.ts';

/** A form about a booking, and who sent it. */
export type Acting = {
  readonly services: DeskServices;
  readonly visit: Visit;
  readonly booking: ArchivedBooking;
  readonly form: FormData;
  /** What the room showed from which it was opened. */
  readonly query: WeekQuery;
};

const findBookingChange = (lines: readonly AuditLine[]) =>
  findLastChange(lines, 'state', 'noShow', 'startsAt');

/** The page of two answers about one field of the booking as it is saved now; null where both say the same. */
export async function answerTwo(
  { services, visit, booking, form }: Acting,
  describeField: (saved: ArchivedBooking) => VersionedField<ArchivedBooking>,
) {
  const saved = await services.bookings.find(booking.reference);
  if (saved === null) throw data(null, 404);
  return answerStale({
    services,
    me: visit.me,
    form,
    record: { kind: 'booking', id: booking.reference },
    findSaved: () => Promise.resolve(saved),
    // Each answer tells state and time alike, so that whoever changed either saved it.
    fields: [{ ...describeField(saved), findChange: findBookingChange }],
  });
}
