import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';

import { IS_FREE } from './claim-deliveries.ts';

/** Which dead letters are meant: of a lead or booking, of a kind, or a single one; what is left out does not matter. */
export type DeadLetters = {
  readonly leadId?: string | undefined;
  readonly bookingReference?: string | undefined;
  readonly kind?: string | undefined;
  readonly deliveryId?: string | undefined;
};

/** Which accepted mail of a lead is meant. */
export type AcceptedMail = {
  readonly leadId: string;
  readonly kind: string;
  /** Which of several of the kind; the one that was accepted last when absent. */
  readonly partId?: string | undefined;
  /** How often it had been sent again when somebody looked. Asked for twice, as for want of an answer, it is sent once. */
  readonly seenResends?: number | undefined;
};

/** What a delivery is about. */
export type DeliverySubject = {
  readonly id: string;
  readonly leadId: string | null;
  readonly bookingId: string | null;
  readonly kind: string;
};

/** As if it had just come: its attempts are counted anew, and what was said of it stays until the next answer. */
const ANEW = {
  state: 'waiting',
  attempts: 0,
  created_at: sql<Date>`now()`,
  next_attempt_at: sql<Date>`now()`,
  last_attempt_at: null,
  settled_at: null,
} as const;

/** True of a delivery that waits and that nobody has begun to try; one that was tried before and begins anew has been. */
export const NEVER_TRIED = sql<boolean>`(deliveries.state = 'waiting' and deliveries.attempts = 0
  and deliveries.last_attempt_at is null and deliveries.last_error is null and deliveries.reply is null
  and deliveries.leased_until is null)`;

/** True of a delivery whose first attempt has a time that is still to come, such as a reply that can be taken back until then. */
export const IS_SCHEDULED = sql<boolean>`(${NEVER_TRIED} and deliveries.next_attempt_at > now())`;

/** True of what nobody writes to a visitor any more: a reply to a lead in the bin, and every mail to one who withdrew. */
export const IS_UNWANTED = sql<boolean>`(deliveries.kind in ('reply', 'visitor') and exists (
  select from leads where leads.id = deliveries.lead_id
    and (leads.withdrawn_at is not null or (deliveries.kind = 'reply' and leads.binned_at is not null))))`;

const SUBJECT = ['id', 'lead_id as leadId', 'booking_id as bookingId', 'kind'] as const;

/** The dead letters that are meant, but for those that nobody wants any more. */
function findDead(
  db: Kysely<Database>,
  { leadId, bookingReference, kind, deliveryId }: DeadLetters,
) {
  return db
    .selectFrom('deliveries')
    .where('state', '=', 'dead')
    .where((of) => of.not(IS_UNWANTED))
    .$if(leadId !== undefined, (of) => of.where('lead_id', '=', leadId ?? null))
    .$if(bookingReference !== undefined, (of) =>
      of.where('booking_id', 'in', (bookings) =>
        bookings
          .selectFrom('bookings')
          .select('id')
          .where('reference', '=', bookingReference ?? ''),
      ),
    )
    .$if(kind !== undefined, (of) => of.where('kind', '=', kind ?? ''))
    .$if(deliveryId !== undefined, (of) => of.where('id', '=', deliveryId ?? ''));
}

/** Has somebody decide that something is tried, in the caller's transaction. */
export const requeueing = {
  /** The leads that dead letters are about, which are locked before these. */
  async listDeadLeads(trx: Kysely<Database>, which: DeadLetters): Promise<readonly string[]> {
    const found = await findDead(trx, which)
      .select('lead_id as leadId')
      .distinct()
      .where('lead_id', 'is not', null)
      .execute();
    return found.flatMap(({ leadId }) => leadId ?? []);
  },

  /** Has dead letters tried again but for those that nobody wants any more, and gives what they are about. */
  async requeue(trx: Kysely<Database>, which: DeadLetters): Promise<readonly DeliverySubject[]> {
    return trx
      .updateTable('deliveries')
      .set(ANEW)
      .where(
        'id',
        'in',
        // In one order, so that two at once do not wait for each other.
        findDead(trx, which).select('id').orderBy('id').forNoKeyUpdate(),
      )
      .where('state', '=', 'dead')
      .returning(SUBJECT)
      .execute();
  },

  /** Has an accepted mail of a lead sent once more; false where there is none, or somebody has since. */
  async resend(
    trx: Kysely<Database>,
    { leadId, kind, partId, seenResends }: AcceptedMail,
  ): Promise<boolean> {
    const resent = await trx
      .updateTable('deliveries')
      .set({ ...ANEW, resends: sql<number>`coalesce(resends, 0) + 1` })
      .where('id', '=', (query) =>
        query
          .selectFrom('deliveries')
          .select('id')
          .where('lead_id', '=', leadId)
          .where('kind', '=', kind)
          .where('state', '=', 'done')
          .$if(partId !== undefined, (of) => of.where('part_id', '=', partId ?? null))
          .orderBy('settled_at', 'desc')
          .limit(1),
      )
      .where('state', '=', 'done')
      .$if(seenResends !== undefined, (of) =>
        of.where(sql<number>`coalesce(resends, 0)`, '=', seenResends ?? 0),
      )
      .returning('id')
      .executeTakeFirst();
    return resent !== undefined;
  },

  /** Removes a part of a lead that waits and that nobody has begun to try; false where there is none. */
  async takeBack(
    trx: Kysely<Database>,
    { leadId, kind, partId }: { leadId: string; kind: string; partId: string },
  ): Promise<boolean> {
    const taken = await trx
      .deleteFrom('deliveries')
      .where('lead_id', '=', leadId)
      .where('kind', '=', kind)
      .where('part_id', '=', partId)
      .where(NEVER_TRIED)
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  },

  /** Makes one that waits for another attempt due at once; null when it does not, or somebody is trying it. */
  async makeDue(trx: Kysely<Database>, id: string): Promise<DeliverySubject | null> {
    const due = await trx
      .updateTable('deliveries')
      .set({ next_attempt_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where(sql<boolean>`${IS_FREE} and not ${IS_SCHEDULED}`)
      .returning(SUBJECT)
      .executeTakeFirst();
    return due ?? null;
  },
};
