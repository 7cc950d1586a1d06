import type { ArchivedBooking } from '@high-street/bookings';
import { data, redirect } from 'react-router';

import { type Done, doneAddress } from '#app/booking-parts/booking-done.ts';
import { describeStart, nameState } from '#app/booking-parts/describe-booking.ts';
import { bookingAddress, weekAddress } from '#app/booking-parts/week-address.ts';
import { readWeekQuery } from '#app/booking-parts/week-query.ts';
import { hasCode, isNamed } from '#app/is-named.ts';
import { describeBriefly } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { isStale } from '#app/versions/answer-stale.ts';
import { type Acting, answerTwo } from './answer-two.ts';
import type { StateChange } from './read-form.ts';
import { WORDS } from './words.ts';

/** Something was not done, and why. */
const refuse = (fault: string) => data({ kind: 'refused', fault } as const, 409);

type Wanted = StateChange['state'];

/** As the forms name states: what is over is booked. */
function savedState(saved: ArchivedBooking, now: Date): string {
  const state = nameState(saved, now);
  return state === 'over' ? 'booked' : state;
}

/** Whether the booking is as the form wants it already, as after two same answers, or where what is saved is kept. */
function isSo(wanted: Wanted, saved: ArchivedBooking, now: Date): boolean {
  return wanted === 'released' ? saved.state === 'booked' : wanted === savedState(saved, now);
}

/** Does what a form asks for; gives what was done, or null where the booking had been cancelled or had begun. */
async function change(
  { services, visit, booking }: Acting,
  wanted: Exclude<Wanted, 'held'>,
  version: number,
): Promise<Done | null> {
  const { bookings } = services;
  const of = { reference: booking.reference, version, actor: visit.actor };
  switch (wanted) {
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
function sayState(saved: ArchivedBooking, { now, zone }: WallClock) {
  const known: Readonly<Record<string, string>> = { ...WORDS.states, ...WORDS.stale.states };
  const state = savedState(saved, now);
  const when = describeStart(saved.startsAt, zone);
  return (value: string) =>
    value === state ? `${known[value] ?? value}, ${when}` : (known[value] ?? value);
}

function stateField(wanted: Wanted, wall: WallClock) {
  return (saved: ArchivedBooking) => ({
    name: 'state',
    label: WORDS.stale.state,
    read: (of: ArchivedBooking) => (isSo(wanted, of, wall.now) ? wanted : savedState(of, wall.now)),
    say: sayState(saved, wall),
  });
}

/** Why nothing was done, in words; null for an error that is no refusal. */
function faultOf(error: unknown, { services, booking }: Acting): string | null {
  const { bookings, clock, office } = services;
  if (isNamed(error, 'NoShowRefused')) {
    const from = bookings.noShowFrom(booking);
    return WORDS.faults.early(describeBriefly(from, clock.now(), office.timeZone, 'always').words);
  }
  if (hasCode(error, 'booking_over')) return WORDS.faults.over;
  if (isNamed(error, 'SlotTakenError') || hasCode(error, 'slot_not_offered')) {
    return WORDS.faults.taken(describeStart(booking.startsAt, office.timeZone));
  }
  return null;
}

/** Cancels, releases, notes a no-show or takes it back; 409 with both sides where somebody was faster. */
export async function actOnBooking(acting: Acting, { state, version, from }: StateChange) {
  const { services, booking } = acting;
  const { reference } = booking;
  const now = services.clock.now();
  const here =
    from === 'bookings'
      ? weekAddress(readWeekQuery(acting.form))
      : bookingAddress(reference, acting.query);
  const field = stateField(state, { now, zone: services.office.timeZone });
  const showBoth = async () => (await answerTwo(acting, field)) ?? redirect(here, 303);
  if (isSo(state, booking, now)) return redirect(here, 303);
  if (state === 'held') return showBoth();
  try {
    const done = await change(acting, state, version);
    if (done !== null) return redirect(doneAddress(here, done), 303);
    const isHeldAndBegun = state === 'released' && booking.state === 'held';
    return refuse(isHeldAndBegun ? WORDS.faults.begun : WORDS.faults.gone);
  } catch (error) {
    if (isStale(error)) return showBoth();
    const fault = faultOf(error, acting);
    if (fault === null) throw error;
    return refuse(fault);
  }
}
