import { listFieldFaults } from '@high-street/contract';
import { ApiError } from '@high-street/server/http';
import { z } from 'zod';

/** What came with a call, by the given schema; throws `invalid_booking` with every field that breaks a rule. */
export function parseBooking<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
): z.core.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ApiError(
    'invalid_booking',
    'what was sent breaks a rule',
    listFieldFaults(parsed.error.issues),
  );
}
