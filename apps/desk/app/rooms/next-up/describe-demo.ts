import type { LeadBooking } from '@high-street/leads';

import { describeMoment, nameZone } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { WORDS } from './words.ts';

/** Something that is known of the lead, with a quieter second line. */
export type HandFact = {
  readonly label: string;
  readonly value: string;
  readonly isStrong: boolean;
  readonly href: string | null;
  readonly line: string | null;
};

const words = WORDS.facts;

/** The demo that is under way or comes next, of bookings in their order. */
export function describeDemo(bookings: readonly LeadBooking[], { now, zone }: WallClock): HandFact {
  const booking = bookings.find(({ state, endsAt }) => state === 'booked' && endsAt > now);
  return {
    label: words.demo,
    value: booking ? describeMoment(booking.startsAt, now, zone, 'never').words : words.noDemo,
    isStrong: true,
    href: booking ? `/bookings/${booking.reference}` : null,
    line: booking ? nameZone(booking.startsAt, zone) : null,
  };
}
