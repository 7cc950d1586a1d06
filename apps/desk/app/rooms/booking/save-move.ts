import type { ArchivedBooking } from '@high-street/bookings';
import { data, redirect } from 'react-router';

import { doneAddress } from '#app/booking-parts/booking-done.ts';
import { describeStart } from '#app/booking-parts/describe-booking.ts';
import { bookingAddress } from '#app/booking-parts/week-address.ts';
import { hasCode, isNamed } from '#app/is-named.ts';
import { isStale } from '#app/versions/answer-stale.ts';
import { type Acting, answerTwo } from './answer-two.ts';
import { WORDS } from './words.ts';

type Move = Acting & {
  readonly wanted: { readonly start?: string | undefined; readonly version: number };
};

/** The time was not given, and why; nothing was changed. */
const refuse = (fault: string, status: number) => data({ kind: 'refused', fault } as const, status);

function sayStart(saved: ArchivedBooking, zone: string) {
  const isCancelled = saved.state === 'cancelled';
  return (value: string) => {
    const words = Number.isNaN(Date.parse(value)) ? value : describeStart(new Date(value), zone);
    const isSaved = value === saved.startsAt.toISOString();
    return isSaved && isCancelled ? `${words}, ${WORDS.states.cancelled.toLowerCase()}` : words;
  };
}

const startField = (zone: string) => (saved: ArchivedBooking) => ({
  name: 'start',
  label: WORDS.stale.start,
  read: ({ startsAt }: ArchivedBooking) => startsAt.toISOString(),
  say: sayStart(saved, zone),
});

/** Moves a booking to a free time; says so where somebody was faster, either to the time or to the booking. */
export async function saveMove(move: Move) {
  const { services, visit, booking, query, wanted } = move;
  const { reference } = booking;
  const { start, version } = wanted;
  const zone = services.office.timeZone;
  if (start === undefined) return refuse(WORDS.moving.choose, 422);
  const here = bookingAddress(reference, query);
  const unchanged = redirect(here, 303);
  // Somebody else moved it there, or who saw two answers keeps what is saved.
  if (booking.startsAt.getTime() === Date.parse(start)) return unchanged;
  try {
    const moved = await services.bookings.move({ reference, version, start, actor: visit.actor });
    if (moved === null) return refuse(WORDS.faults.gone, 409);
    return redirect(doneAddress(here, booking.state === 'held' ? 'moved-held' : 'moved'), 303);
  } catch (error) {
    if (isNamed(error, 'SlotTakenError'))
      return refuse(WORDS.moving.taken(describeStart(new Date(start), zone)), 409);
    if (hasCode(error, 'slot_not_offered')) {
      return refuse(WORDS.moving.notOffered(describeStart(new Date(start), zone)), 409);
    }
    if (!isStale(error)) throw error;
    return (await answerTwo(move, startField(zone))) ?? unchanged;
  }
}
