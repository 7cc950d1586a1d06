import { BOOKING_CONFIRMATION, BOOKING_NOTICE, changeSchema } from '@high-street/bookings';
import type { MailIdentity } from '@high-street/letter';
import type { Clock, Database } from '@high-street/server';
import type { DeliveryDefinition, DeliveryHandler } from '@high-street/server/deliveries';
import { sendMail, type Mail, type MailCap, type Mailer } from '@high-street/server/mail';
import type { Kysely } from 'kysely';

import { buildProviderMail, buildVisitorMail } from './booking-mail.ts';
import type { BookingMailData } from './booking-mail-data.ts';

type ChangeMail = {
  readonly definition: DeliveryDefinition;
  readonly to: 'visitor' | 'provider';
  readonly build: (data: BookingMailData) => Mail;
};

/** Every mail about a change of a booking. */
const BOOKING_MAILS: readonly ChangeMail[] = [
  { definition: BOOKING_CONFIRMATION, to: 'visitor', build: buildVisitorMail },
  { definition: BOOKING_NOTICE, to: 'provider', build: buildProviderMail },
];

export type BookingMailParts = {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  /** Holds back mails to a mailbox that had enough of them. */
  readonly cap: MailCap;
  readonly identity: MailIdentity;
  readonly buildManageUrl: (reference: string) => string;
  readonly ownZone: string;
  readonly place: string;
  readonly clock: Clock;
};

async function findBooking(
  db: Kysely<Database>,
  id: string,
): Promise<BookingMailData['booking'] | undefined> {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'details'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What sends the mails that tell both sides of a change of a booking. */
export function createBookingMails(parts: BookingMailParts): readonly DeliveryHandler[] {
  const { db, mailer, cap, identity, buildManageUrl, ownZone, place, clock } = parts;
  const handle = ({ definition, to, build }: ChangeMail): DeliveryHandler => ({
    ...definition,
    send: async (delivery) => {
      const { bookingId, payload } = delivery;
      const booking = bookingId === null ? undefined : await findBooking(db, bookingId);
      if (!booking) return { kind: 'dead', reason: 'the booking is erased' };
      const tooMany = to === 'visitor' ? await cap(delivery, booking.details.email) : null;
      if (tooMany) return tooMany;
      const change = changeSchema.parse(payload);
      const manageUrl = buildManageUrl(booking.reference);
      const now = clock.now();
      return sendMail(mailer, build({ booking, change, identity, manageUrl, ownZone, place, now }));
    },
  });

  return BOOKING_MAILS.map(handle);
}
