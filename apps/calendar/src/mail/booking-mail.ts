import {
  letterToHtml,
  letterToText,
  buildMessageId,
  shortName,
  type Letter,
} from '@high-street/letter';
import type { Mail } from '@high-street/server/mail';

import { buildInvitation } from '#/invitation/index.ts';

import { providerLetter, visitorLetter } from './booking-letter.ts';
import type { BookingMailData } from './booking-mail-data.ts';

type Person = { readonly name: string; readonly address: string };

function mailOf(
  { booking, change, identity, place, now, manageUrl }: BookingMailData,
  kind: 'visitor' | 'provider',
  letter: Letter,
  { to, replyTo }: { to: Person; replyTo?: Person },
): Mail {
  const { from, brand } = identity;
  const method = change.change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const html = letterToHtml(letter, identity.look);
  const subject = `${letter.heading}: ${booking.reference}`;
  return {
    from: { name: brand.name, address: from },
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: letterToText(letter),
    html,
    messageId: buildMessageId(booking.id, `booking-${change.version}-${kind}`, identity),
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
        organizer: { name: brand.name, email: from },
        // The link is the visitor's: whoever has it can move the booking.
        manageUrl: kind === 'visitor' ? manageUrl : null,
        // Whoever booked may have typed somebody else's address, who should not get their words.
        ...(kind === 'provider' ? { details: booking.details } : {}),
        now,
      }),
    },
    request: {
      type: 'booking',
      to: to.address,
      from: { email: from, name: brand.name },
      name: to.name,
      company: '',
      subject,
      message: html,
      ...(replyTo ? { replyTo: replyTo.address } : {}),
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
