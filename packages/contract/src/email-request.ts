import * as z from 'zod/mini';

import { EMAIL_SUBJECTS, type EmailType } from '#/email-subject.ts';
import { enquiryTexts } from '#/lead-shape.ts';
import { strictMessage } from '#/strict-message.ts';
import { linesSchema } from '#/text-schema.ts';

/** The longest HTML of a mail, in UTF-16 units: two texts and every line at their limits, each character escaped. */
export const EMAIL_HTML_LIMIT = 100_000;

const { contactName: nameSchema, email: emailSchema, storeName: companySchema } = enquiryTexts;

const senderSchema = z.strictObject(
  { email: emailSchema, name: nameSchema },
  strictMessage('The sender'),
);

/** Who a mail comes from. */
export type EmailSender = z.infer<typeof senderSchema>;

const commonShape = {
  to: emailSchema,
  from: senderSchema,
  name: nameSchema,
  company: companySchema,
  message: linesSchema({ label: 'Message', limit: EMAIL_HTML_LIMIT }),
};

/** The body of send email; the subject belongs to the type and unknown fields are refused. */
export const emailRequestSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject(
      { type: z.literal('enquiry'), subject: subjectOf('enquiry'), ...commonShape },
      strictMessage('The request'),
    ),
    z.strictObject(
      { type: z.literal('onBoarding'), subject: subjectOf('onBoarding'), ...commonShape },
      strictMessage('The request'),
    ),
  ],
  'The request must be an object whose type is enquiry or onBoarding',
);

/** The body of send email. */
export type EmailRequest = z.infer<typeof emailRequestSchema>;

function subjectOf<Type extends EmailType>(type: Type) {
  return z.literal(EMAIL_SUBJECTS[type], `Subject must be ${EMAIL_SUBJECTS[type]}`);
}
