import { z } from 'zod';

import { DELIVERY_KINDS, type DeliveryKind } from '#/database/schema.ts';

/** Mails do not wait behind a slow CRM. */
export const MAIL_QUEUE = 'mail';
/** Calls to the CRM. */
export const CRM_QUEUE = 'crm';
/** Mails of bookings, which the calendar sends. */
export const BOOKING_MAIL_QUEUE = 'booking-mail';

/** The queue of each kind of delivery. */
export const QUEUE_OF: Readonly<Record<DeliveryKind, string>> = {
  visitor: MAIL_QUEUE,
  provider: MAIL_QUEUE,
  crm: CRM_QUEUE,
  booking_visitor: BOOKING_MAIL_QUEUE,
  booking_provider: BOOKING_MAIL_QUEUE,
};

/** The kinds of delivery that go through one of the queues. */
export function kindsOf(queues: readonly string[]): readonly DeliveryKind[] {
  return DELIVERY_KINDS.filter((kind) => queues.includes(QUEUE_OF[kind]));
}

/** A job says which delivery to try; everything about it stands in its row. */
export const deliveryJobSchema = z.strictObject({ deliveryId: z.uuid() });
