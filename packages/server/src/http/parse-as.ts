import { listFieldFaults, type ErrorCode } from '@high-street/contract';
import { z } from 'zod';

import { ApiError } from './api-error.ts';

/** What came with a call, by a schema; throws the error of that code with every field that breaks a rule. */
export function parseAs<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  code: ErrorCode,
  reason: string,
): z.core.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ApiError(code, reason, listFieldFaults(parsed.error.issues));
}
