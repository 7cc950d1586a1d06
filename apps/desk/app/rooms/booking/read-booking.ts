import type { ArchivedBooking, BookingMail } from '@high-street/bookings';
import { data } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { nameState } from '#app/booking-parts/describe-booking.ts';
import { describeBriefly, describeInline, describeMoment } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { describePeriod, describeTheirs } from './describe-when.ts';

/** The booking of that reference; throws 404 for one that is unknown or erased. */
export async function findBooking(
  { bookings }: Pick<DeskServices, 'bookings'>,
  reference: string,
): Promise<ArchivedBooking> {
  const booking = await bookings.find(reference);
  if (booking === null) throw data(null, 404);
  return booking;
}

/** What a mail tells of. */
function changeOf({ change }: BookingMail): 'booked' | 'moved' | 'cancelled' {
  return change === 'moved' || change === 'cancelled' ? change : 'booked';
}

function describeMail(mail: BookingMail, index: number, { now, zone }: WallClock) {
  const { isToVisitor, state, attempts, lastError, reply, createdAt, lastAttemptAt } = mail;
  return {
    id: String(index),
    isToVisitor,
    change: changeOf(mail),
    state,
    attempts,
    at: describeInline(lastAttemptAt ?? createdAt, now, zone, 'always'),
    said: plainText((state === 'done' ? reply : lastError) ?? '') || null,
  };
}

async function readLead({ leadReader }: DeskServices, reference: string | null) {
  const lead = reference === null ? null : await leadReader.find(reference);
  if (lead === null) return null;
  const { contacts } = lead;
  return {
    reference: lead.reference,
    name: plainText(contacts.contactName ?? ''),
    business: plainText(contacts.storeName ?? ''),
  };
}

/** A booking that was found, with its mails and its lead. */
export async function readBooking(services: DeskServices, booking: ArchivedBooking) {
  const { bookings, office, clock } = services;
  const now = clock.now();
  const zone = office.timeZone;
  const [mails, lead] = await Promise.all([
    bookings.mails(booking.id),
    readLead(services, booking.leadReference),
  ]);
  const { details, startsAt, endsAt, timeZone, heldFor, version, createdAt } = booking;
  const { cancelledAt, noShowAt } = booking;
  const mayBeNoShow = bookings.noShowFrom(booking);
  return {
    reference: booking.reference,
    name: plainText(details.name),
    email: plainText(details.email),
    further: bookings
      .listFurther(details)
      .map(({ label, value }) => ({ label, value: plainText(value) })),
    version,
    state: nameState(booking, now),
    isOver: endsAt <= now,
    when: describePeriod(booking, zone),
    iso: startsAt.toISOString(),
    theirs: { zone: timeZone, words: describeTheirs(booking, zone) },
    heldFor: (heldFor ?? []).map(bookings.explainSign),
    noShowFrom: mayBeNoShow <= now ? null : describeBriefly(mayBeNoShow, now, zone, 'always').words,
    hasBegun: startsAt <= now,
    createdAt: describeMoment(createdAt, now, zone, 'always'),
    cancelledAt: cancelledAt && describeMoment(cancelledAt, now, zone, 'always'),
    noShowAt: noShowAt && describeMoment(noShowAt, now, zone, 'always'),
    place: bookings.place,
    lead,
    mails: mails.map((mail, index) => describeMail(mail, index, { now, zone })),
  };
}

/** One booking as its page shows it. */
export type BookingView = Awaited<ReturnType<typeof readBooking>>;
