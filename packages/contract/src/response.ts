import * as z from 'zod/mini';

import { isErrorCode, type ErrorCode } from '#/error-code.ts';

/** What the browser reads from the answer to create lead: success, which is false unless it is exactly true. */
export const createLeadResponseSchema = z.looseObject({ success: z.catch(z.boolean(), false) }); // spec 7

/** What the browser reads from the answer to send email: the number code, 200 when the mail was accepted. */
export const sendEmailResponseSchema = z.looseObject({ code: z.number() }); // spec 7

/** The code of a mail that was accepted. */
export const EMAIL_ACCEPTED = 200; // spec 7

/** The code of a mail that waits to be sent, which is not yet success. */
export const EMAIL_QUEUED = 202;

/** The server's answer to a created lead. */
export const leadCreatedSchema = z.strictObject({
  success: z.literal(true),
  id: z.string(),
  reference: z.string(),
});

/** The server's answer to a created lead. */
export type LeadCreated = z.infer<typeof leadCreatedSchema>;

/** One wrong field of a refused request, named by its path such as contacts.email. */
export const fieldFaultSchema = z.object({ field: z.string(), message: z.string() });

/** One wrong field of a refused request. */
export type FieldFault = z.infer<typeof fieldFaultSchema>;

/** The body of every refused request. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.custom<ErrorCode>(isErrorCode, 'Error code must be a listed one'),
    message: z.string(),
    fields: z.array(fieldFaultSchema),
  }),
});

/** The body of every refused request. */
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Returns whether an answer to create lead, of whatever shape, says that the lead was created. */
export function isLeadCreated(answer: unknown): boolean {
  return createLeadResponseSchema.safeParse(answer).data?.success === true;
}

/** Returns whether an answer to send email, of whatever shape, says that the mail was accepted. */
export function isEmailAccepted(answer: unknown): boolean {
  return sendEmailResponseSchema.safeParse(answer).data?.code === EMAIL_ACCEPTED;
}
