import type { ArchivedBooking } from '@high-street/bookings';
import { data, redirect } from 'react-router';

import { stateOf } from '#app/booking-parts/describe-booking.ts';
import { describeTime, nameZone } from '#app/parts/describe-moment.ts';
import { isStale } from '#app/versions/answer-stale.ts';
import { ZONE } from '#app/zone.ts';
import { type Acting, answerTwo } from './answer-two.ts';
import { describeStart } from './describe-when.ts';
import { type Done, doneAddress } from './read-done.ts';
import type { StateChange } from './read-form.ts';
import { isNotOffered, isOver, isTaken, isTooEarly } from './refusal.ts';
import { WORDS } from './words.ts';

/** Something was not done, and why. */
const refuse = (fault: string) => data({ kind: 'refused', fault } as const, 409);

/** Does what a form asks for; gives what was done, or null where the booking had been cancelled or was over. */
async function change(
  { services, visit, booking }: Acting,
  wanted: StateChange,
): Promise<Done | null> {
  const { bookings } = services;
  const { reference } = booking;
  const of = { reference, version: wanted.version, actor: visit.actor };
  switch (wanted.state) {
    case 'cancelled': {
      const cancelled = await bookings.cancel(of);
      if (cancelled === null) return null;
      return cancelled.isHeld ? 'cancelled-held' : 'cancelled';
    }
    case 'released':
      return (await bookings.release(of)) && 'released';
    case 'no-show':
      return (await bookings.markNoShow(of)) && 'no-show';
    case 'booked':
      return (await bookings.undoNoShow(of)) && 'came';
  }
}

/** A state as the page of two answers shows it, that of the saved booking with its time. */
function sayState(saved: ArchivedBooking, now: Date) {
  const known: Readonly<Record<string, string>> = WORDS.states;
  const state = savedState(saved, now);
  const when = describeStart(saved.startsAt);
  return (value: string) =>
    value === state ? `${known[value] ?? value}, ${when}` : (known[value] ?? value);
}

/** As the forms name states: what is over is booked. */
function savedState(saved: ArchivedBooking, now: Date): string {
  const state = stateOf(saved, now);
  return state === 'over' ? 'booked' : state;
}

function stateField(now: Date) {
  return (saved: ArchivedBooking) => ({
    name: 'state',
    label: WORDS.stale.state,
    read: (of: ArchivedBooking) => savedState(of, now),
    say: sayState(saved, now),
  });
}

/** Cancels, releases, notes a no-show or takes it back; 409 with both sides where somebody was faster. */
export async function actOnBooking(acting: Acting, wanted: StateChange) {
  const { services, booking } = acting;
  const { reference } = booking;
  const here = wanted.from === 'bookings' ? '/bookings' : `/bookings/${reference}`;
  try {
    const done = await change(acting, wanted);
    if (done !== null) return redirect(wanted.from ? here : doneAddress(reference, done), 303);
    return refuse(wanted.state === 'released' ? WORDS.faults.over('released') : WORDS.faults.gone);
  } catch (error) {
    if (isTooEarly(error)) {
      const from = services.bookings.noShowFrom(booking);
      return refuse(WORDS.faults.early(`${describeTime(from, ZONE)} ${nameZone(from, ZONE)}`));
    }
    if (isOver(error)) return refuse(WORDS.faults.over('cancelled'));
    if (isTaken(error) || isNotOffered(error)) {
      return refuse(WORDS.faults.taken(describeStart(booking.startsAt)));
    }
    if (!isStale(error)) throw error;
    return (await answerTwo(acting, stateField(services.clock.now()))) ?? redirect(here, 303);
  }
}
