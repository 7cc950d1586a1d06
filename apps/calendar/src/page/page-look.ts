import { rescheduleSchema, timeZoneSchema } from '@high-street/contract';
import { z } from 'zod';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** What cannot be read counts as not there: an address that was mangled on its way leads to the page all the same. */
function gently<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

const lookSchema = z.object({
  month: gently(z.string().regex(MONTH)),
  day: gently(z.iso.date()),
  start: gently(rescheduleSchema.shape.start),
  zone: gently(timeZoneSchema),
  /** The token of the enquiry that the visitor comes from. */
  enquiry: gently(z.string().max(100)),
});

/** What an address asks the page to show, as far as it says so. */
export type PageLook = z.output<typeof lookSchema>;

/** Reads what the page is to show from a query of any shape. */
export function readLook(query: unknown): PageLook {
  return lookSchema.parse(query);
}
