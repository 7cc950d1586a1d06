import { CRM_PACE, defineDelivery, MAIL_PACE } from '@high-street/server/deliveries';

/** The confirmation to the person who sent a lead. */
export const CONFIRMATION = defineDelivery({
  kind: 'visitor',
  about: 'lead',
  lane: 'mail',
  pace: MAIL_PACE,
  // Its first attempt is made by the call that asks for it; a worker steps in when that call never comes.
  delayMs: 5_000,
  label: 'mail to the visitor',
});

/** The mail that tells the provider of a lead. */
export const LEAD_NOTICE = defineDelivery({
  kind: 'provider',
  about: 'lead',
  lane: 'mail',
  pace: MAIL_PACE,
  label: 'mail to the provider',
});

/** The call that creates or updates a contact in the CRM. */
export const CRM_UPDATE = defineDelivery({
  kind: 'crm',
  about: 'lead',
  lane: 'crm',
  pace: CRM_PACE,
  label: 'CRM update',
});

/** Every kind of delivery that follows from a lead. */
export const LEAD_DELIVERIES = [CONFIRMATION, LEAD_NOTICE, CRM_UPDATE] as const;
