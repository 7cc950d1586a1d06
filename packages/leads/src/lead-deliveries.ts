import { defineDelivery } from '@high-street/server/deliveries';

/** The confirmation to the person who sent a lead. */
export const CONFIRMATION = defineDelivery({
  kind: 'visitor',
  about: 'lead',
  to: 'visitor',
  lane: 'mail',
  // Its first attempt is made by the call that asks for it; a worker steps in when that call never comes.
  delayMs: 5_000,
  label: 'confirmation',
});

/** The mail that tells the provider of a lead. */
export const LEAD_NOTICE = defineDelivery({
  kind: 'provider',
  about: 'lead',
  to: 'provider',
  lane: 'mail',
  label: 'email to the team',
});

/** The call that creates or updates a contact in the CRM. */
export const CRM_UPDATE = defineDelivery({
  kind: 'crm',
  about: 'lead',
  to: 'crm',
  lane: 'crm',
  label: 'contact to the CRM',
});

/** What one of the provider's people writes to the person who sent a lead; its part is the reply. */
export const REPLY = defineDelivery({
  kind: 'reply',
  about: 'lead',
  to: 'visitor',
  lane: 'mail',
  label: 'reply',
});

/** The mail that tells an owner of what waits past its target; it is about the longest waiting lead, its part is the owner. */
export const LATE_DIGEST = defineDelivery({
  kind: 'late_digest',
  about: 'lead',
  to: 'provider',
  lane: 'mail',
  label: 'email to an owner about late leads',
});

/** The mail that tells the provider what to remove by hand once a visitor erased themselves; all that it is about is its payload. */
export const ERASURE_NOTICE = defineDelivery({
  kind: 'erasure_notice',
  about: 'lead',
  to: 'provider',
  lane: 'mail',
  label: 'email to the team about an erasure',
});

/** Every kind of delivery that each lead has from the beginning. */
export const LEAD_DELIVERIES = [CONFIRMATION, LEAD_NOTICE, CRM_UPDATE] as const;

/** Every kind of delivery that is about a lead, those that follow from what people do included. */
export const ALL_LEAD_DELIVERIES = [
  ...LEAD_DELIVERIES,
  REPLY,
  LATE_DIGEST,
  ERASURE_NOTICE,
] as const;

/** The kinds of those that can be sent once more: mails about one lead, as that would change nothing about a call to the CRM. */
export const LEAD_MAIL_KINDS: readonly string[] = [...LEAD_DELIVERIES, REPLY]
  .filter(({ lane }) => lane === 'mail')
  .map(({ kind }) => kind);

/** The kinds of those that go to the visitor, who hears nothing more once they have withdrawn their lead. */
export const KINDS_TO_VISITOR: readonly string[] = ALL_LEAD_DELIVERIES.filter(
  ({ to }) => to === 'visitor',
).map(({ kind }) => kind);
