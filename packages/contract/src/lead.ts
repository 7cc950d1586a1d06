import * as z from 'zod/mini';

import { bookingReferenceSchema } from '#/appointment-message.ts';
import { attributionSchema } from '#/attribution.ts';
import { OWN_KEYS } from '#/form-field.ts';
import { BUSINESS_TYPES, type GrowthStage } from '#/lead-option.ts';
import { businessHoursSchema, growthStageSchema, productsSchema } from '#/lead-choice.ts';
import { marketingConsentSchema } from '#/marketing-consent.ts';
import { enquiryTexts, handleTexts, ownTexts, sharedTexts } from '#/lead-shape.ts';
import { SUBSCRIBED_PLANS } from '#/plan.ts';
import { strictMessage } from '#/strict-message.ts';

// The order of the keys is that of what is stored, which an idempotency key covers.
function commonShape({ storeName, ...texts }: typeof enquiryTexts) {
  return {
    ...texts,
    comments: z.tuple([], 'Comments must be an empty list'),
    businessHours: businessHoursSchema,
    storeName,
  };
}

const socialMediaLinksSchema = z.strictObject(handleTexts, strictMessage('Social media links'));

/** The contacts of an enquiry lead; unknown fields are refused and good texts come out trimmed. */
export const enquiryContactsSchema = z.strictObject(
  {
    ...commonShape(enquiryTexts),
    leadStatus: z.literal('Contact', 'Lead status must be Contact'),
  },
  strictMessage('Contacts'),
);

/** The contacts of a register lead; unknown fields are refused, good texts come out trimmed and products in list order. */
export const registerContactsSchema = z.strictObject(
  {
    ...commonShape(sharedTexts),
    leadStatus: z.literal('Prospect', 'Lead status must be Prospect'),
    ...OWN_KEYS,
    ...ownTexts,
    businessType: z.enum(BUSINESS_TYPES, 'Business type must be new or existing'),
    productsServicesOffered: productsSchema,
    storeGrowthStage: growthStageSchema,
    socialMediaLinks: socialMediaLinksSchema,
    subscribedPlan: z.enum(SUBSCRIBED_PLANS, `Plan must be one of ${SUBSCRIBED_PLANS.join(', ')}`),
  },
  strictMessage('Contacts'),
);

/** The contacts of either kind of lead, told apart by leadStatus. */
export const contactsSchema = z.discriminatedUnion(
  'leadStatus',
  [enquiryContactsSchema, registerContactsSchema],
  'Contacts must be an object whose leadStatus is Contact or Prospect',
);

const TRAP_LIMIT = 200;
const TOKEN_LIMIT = 500;

/** What helps to tell people from robots: the hidden field's content, and the form token or null. */
export const robotAnswersSchema = z.strictObject(
  {
    trap: z.string('Trap must be text').check(z.maxLength(TRAP_LIMIT, 'Trap is too long')),
    token: z.nullable(
      z.string('Token must be text').check(z.maxLength(TOKEN_LIMIT, 'Token is too long')),
    ),
  },
  strictMessage('Robot signs'),
);

/** What helps to tell people from robots. */
export type RobotAnswers = z.infer<typeof robotAnswersSchema>;

/**
 * The body of create lead: the contacts, and beside them what tells people from robots, the reference of a demo that was
 * booked on the way, how the visit began, and what news the visitor said yes to.
 */
export const createLeadRequestSchema = z.strictObject(
  {
    contacts: contactsSchema,
    robot: z.optional(robotAnswersSchema),
    bookingReference: z.optional(bookingReferenceSchema),
    attribution: z.optional(attributionSchema),
    marketingConsent: z.optional(marketingConsentSchema),
  },
  strictMessage('The request'),
);

/** The business hours of a lead, all unset. */
export type BusinessHours = z.infer<typeof businessHoursSchema>;

/** The contacts of an enquiry lead. */
export type EnquiryContacts = z.infer<typeof enquiryContactsSchema>;

/** The contacts of a register lead. */
export type RegisterContacts = z.infer<typeof registerContactsSchema>;

/** The contacts of either kind of lead. */
export type Contacts = z.infer<typeof contactsSchema>;

/** The contacts of a register form before they are checked: the growth stage may still be empty. */
export type RegisterDraft = Omit<RegisterContacts, 'storeGrowthStage'> & {
  storeGrowthStage: GrowthStage | '';
};

/** The contacts of either form before they are checked. */
export type ContactsDraft = EnquiryContacts | RegisterDraft;
