import { parseAs } from '@high-street/server/http';
import type { z } from 'zod';

/** What came with a call, by the given schema; throws `invalid_booking` with every field that breaks a rule. */
export function parseBooking<Schema extends z.core.$ZodType>(schema: Schema, value: unknown) {
  return parseAs(schema, value, 'invalid_booking', 'what was sent breaks a rule');
}
