import type { DeliveryKind } from '@high-street/server';
import { z } from 'zod';

/** Mails do not wait behind a slow CRM. */
export const MAIL_QUEUE = 'mail';
/** Calls to the CRM. */
export const CRM_QUEUE = 'crm';

/** The queue of each kind of delivery. */
export const QUEUE_OF: Readonly<Record<DeliveryKind, string>> = {
  visitor: MAIL_QUEUE,
  provider: MAIL_QUEUE,
  crm: CRM_QUEUE,
};

/** A job says which delivery to try; everything about it stands in its row. */
export const deliveryJobSchema = z.strictObject({ deliveryId: z.uuid() });
