import { buildMail, shortName, type Letter } from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

import { buildInvitation } from '#/invitation/index.ts';

import { providerLetter, visitorLetter } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

type Person = { readonly name: string; readonly address: string };

function mailOf(
  { booking, change, identity, place, now, manageUrl }: BookingMailData,
  addressee: 'visitor' | 'provider',
  letter: Letter,
  people: { to: Person; replyTo?: Person },
): Mail {
  const method = change.change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const kind = `booking-${change.version}-${addressee}`;
  const subject = `${letter.heading}: ${booking.reference}`;
  return {
    ...buildMail(letter, { type: 'booking', id: booking.id, kind, subject, ...people }, identity),
    invitation: {
      method,
      text: buildInvitation({
        method,
        reference: booking.reference,
        domain: booking.invitationDomain,
        version: change.version,
        startsAt: change.startsAt,
        endsAt: change.endsAt,
        place,
        visitor: booking.details,
        organizer: { name: identity.brand.name, email: identity.from },
        // The link is the visitor's: whoever has it can move the booking, while there is one.
        manageUrl: addressee === 'visitor' && method === 'REQUEST' ? manageUrl : null,
        // Whoever booked may have typed somebody else's address, who should not get their words.
        ...(addressee === 'provider' ? { details: booking.details } : {}),
        now,
      }),
    },
  };
}

/** Tells the visitor of a change of their booking, with an invitation for their calendar. */
export function buildVisitorMail(data: BookingMailData): Mail {
  const { name, email } = data.booking.details;
  return mailOf(data, 'visitor', visitorLetter(data), {
    to: { name: shortName(name), address: email },
  });
}

/** Tells the provider of a change of a booking; an answer to it goes to the visitor. */
export function buildProviderMail(data: BookingMailData): Mail {
  const { booking, identity } = data;
  return mailOf(data, 'provider', providerLetter(data), {
    to: { name: identity.brand.name, address: identity.providerAddress },
    replyTo: { name: shortName(booking.details.name), address: booking.details.email },
  });
}
