import {
  BOOKING_CONFIRMATION,
  BOOKING_NOTICE,
  changeSchema,
  type Change,
} from '@high-street/bookings';
import { mailDomain, type MailIdentity } from '@high-street/letter';
import type { Clock, Database } from '@high-street/server';
import type {
  ClaimedDelivery,
  DeliveryDefinition,
  DeliveryHandler,
} from '@high-street/server/deliveries';
import { sendMail, type Mail, type MailCap, type Mailer } from '@high-street/server/mail';
import { sql, type Kysely } from 'kysely';

import { buildProviderMail, buildVisitorMail } from './booking-mail.ts';
import type { BookingMailData } from './booking-mail-data.ts';

type ChangeMail = {
  readonly definition: DeliveryDefinition;
  readonly build: (data: BookingMailData) => Mail;
};

/** Every mail about a change of a booking. */
const BOOKING_MAILS: readonly ChangeMail[] = [
  { definition: BOOKING_CONFIRMATION, build: buildVisitorMail },
  { definition: BOOKING_NOTICE, build: buildProviderMail },
];

export type BookingMailParts = {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  /** Holds back mails to a mailbox that had enough of them. */
  readonly cap: MailCap;
  readonly identity: MailIdentity;
  readonly buildManageUrl: (reference: string) => string;
  /** Where the desk is; null where nobody said. */
  readonly deskUrl: string | null;
  readonly ownZone: string;
  readonly place: string;
  readonly clock: Clock;
};

/** The booking; the first mail that leaves settles by which domain calendars know its invitations. */
async function findBooking(
  db: Kysely<Database>,
  id: string,
  domain: string,
): Promise<BookingMailData['booking'] | undefined> {
  await db
    .updateTable('bookings')
    .set({ invitation_domain: domain })
    .where('id', '=', id)
    .where('invitation_domain', 'is', null)
    .execute();
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'details', 'invitation_domain as invitationDomain'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { ...found, invitationDomain: found.invitationDomain ?? domain };
}

/** Whether the booking was changed again after the change that a mail is to tell, so that it would be untrue. */
async function isOutdated(
  db: Kysely<Database>,
  { kind, bookingId }: ClaimedDelivery,
  { version }: Change,
): Promise<boolean> {
  const later = await db
    .selectFrom('deliveries')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where(sql<number>`(payload ->> 'version')::int`, '>', version)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** What sends the mails that tell both sides of a change of a booking. */
export function createBookingMails(parts: BookingMailParts): readonly DeliveryHandler[] {
  const { db, mailer, cap, identity, buildManageUrl, deskUrl, ownZone, place, clock } = parts;
  const handle = ({ definition, build }: ChangeMail): DeliveryHandler => ({
    ...definition,
    send: async (delivery) => {
      const { bookingId, payload } = delivery;
      const booking =
        bookingId === null
          ? undefined
          : await findBooking(db, bookingId, mailDomain(identity.from));
      if (!booking) return { kind: 'dead', reason: 'the booking is erased' };
      const change = changeSchema.parse(payload);
      if (await isOutdated(db, delivery, change)) {
        return { kind: 'unneeded', reason: 'the booking was changed again before this was sent' };
      }
      const now = clock.now();
      const isToVisitor = definition.to === 'visitor';
      if (isToVisitor && change.change !== 'cancelled' && change.endsAt <= now) {
        return { kind: 'unneeded', reason: 'the demo is over' };
      }
      const tooMany = isToVisitor ? await cap(delivery, booking.details.email) : null;
      if (tooMany) return tooMany;
      const manageUrl = buildManageUrl(booking.reference);
      return sendMail(
        mailer,
        build({ booking, change, identity, manageUrl, deskUrl, ownZone, place, now }),
      );
    },
  });

  return BOOKING_MAILS.map(handle);
}
