import type { MailHouse } from '@high-street/letter';
import type { Clock, Database } from '@high-street/server';
import type { Outcome, Sender } from '@high-street/server/deliveries';
import { MailRefused, type Mail, type MailCap, type Mailer } from '@high-street/server/mail';
import type { Kysely } from 'kysely';

import { changeSchema } from '@high-street/bookings';

import { buildProviderMail, buildVisitorMail } from './booking-mail.ts';
import type { MailedBooking, MailMatter } from './mail-matter.ts';

/** What it takes to send the mails of bookings. */
export type BookingSenderParts = {
  readonly db: Kysely<Database>;
  readonly mailer: Mailer;
  /** Holds back mails to a mailbox that had enough of them. */
  readonly cap: MailCap;
  readonly house: MailHouse;
  readonly manageUrlOf: (reference: string) => string;
  /** The zone of the provider. */
  readonly ownZone: string;
  /** Where demos take place. */
  readonly place: string;
  readonly clock: Clock;
};

async function findBooking(db: Kysely<Database>, id: string): Promise<MailedBooking | undefined> {
  return db
    .selectFrom('bookings')
    .select(['id', 'reference', 'name', 'email', 'note'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The senders of the mails that tell both sides of a change of a booking. */
export function createBookingSenders(parts: BookingSenderParts) {
  const { db, mailer, cap, house, manageUrlOf, ownZone, place, clock } = parts;

  async function send(mail: Mail): Promise<Outcome> {
    try {
      return { kind: 'done', reply: await mailer.send(mail) };
    } catch (error) {
      if (error instanceof MailRefused) return { kind: 'dead', reason: error.message };
      throw error;
    }
  }

  function senderOf(build: (matter: MailMatter) => Mail, capOf?: MailCap): Sender {
    return async (delivery) => {
      const { bookingId, payload } = delivery;
      const booking = bookingId === null ? undefined : await findBooking(db, bookingId);
      if (!booking) return { kind: 'dead', reason: 'the booking is erased' };
      const tooMany = await capOf?.(delivery, booking.email);
      if (tooMany) return tooMany;
      const change = changeSchema.parse(payload);
      const manageUrl = manageUrlOf(booking.reference);
      return send(build({ booking, change, house, manageUrl, ownZone, place, now: clock.now() }));
    };
  }

  return {
    sendToVisitor: senderOf(buildVisitorMail, cap),
    sendToProvider: senderOf(buildProviderMail),
  };
}
