import * as z from 'zod/mini';

import { isErrorCode, type ErrorCode } from '#/error-code.ts';

/** The answer to send email: the number code, 200 when the mail was accepted. */
export const sendEmailResponseSchema = z.looseObject({ code: z.number() });

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
