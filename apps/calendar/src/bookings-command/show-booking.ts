import { FURTHER_DETAILS, type ArchivedBooking, type BookingMail } from '@high-street/bookings';
import { labelRows, toTerminalLine, type LabelledRow } from '@high-street/server/command';

import type { ProviderTime } from './provider-time.ts';

const STATES: Readonly<Record<BookingMail['state'], string>> = {
  waiting: 'waiting',
  held: 'held back',
  done: 'accepted',
  dead: 'given up',
  unneeded: 'not needed',
};

/** Every field of a booking, one labelled line each, and its mail status. */
export function showBooking(
  booking: ArchivedBooking,
  mails: readonly BookingMail[],
  { namedMinuteOf, namedPeriodOf }: ProviderTime,
): string {
  const { details, startsAt, endsAt, createdAt, cancelledAt, noShowAt } = booking;
  const rows: readonly LabelledRow[] = [
    ['Reference', booking.reference],
    ['State', booking.state],
    ...(booking.heldFor ? [['Held for', booking.heldFor.join('; ')] as const] : []),
    ['When', namedPeriodOf(startsAt, endsAt)],
    ['Name', details.name],
    ['Email', details.email],
    ...FURTHER_DETAILS.map(({ name, label }) => [label, details[name] ?? ''] as const),
    ["Visitor's zone", booking.timeZone],
    ['Lead', booking.leadReference ?? ''],
    ['Version', String(booking.version)],
    ['Booked', namedMinuteOf(createdAt)],
    ...(noShowAt ? [['No-show', namedMinuteOf(noShowAt)] as const] : []),
    ...(cancelledAt ? [['Cancelled', namedMinuteOf(cancelledAt)] as const] : []),
  ];
  const lines = mails.map((mail) => `  ${toTerminalLine(mailLine(mail))}\n`).join('');
  return `${labelRows(rows)}\nEmails\n${lines}`;
}

function mailLine({ isToVisitor, change, state, attempts, lastError }: BookingMail): string {
  const whom = isToVisitor ? 'the visitor' : 'the team';
  const error = lastError === null ? '' : `: ${lastError}`;
  return `${change ?? 'email'}, to ${whom}: ${STATES[state]}, attempts ${attempts}${error}`;
}
