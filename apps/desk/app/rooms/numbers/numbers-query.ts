import { z } from 'zod';

import { COMPARISONS } from './comparisons.ts';

const dayQuery = z.iso.date().optional().catch(undefined);

/** What the room shows, as the address has it; what cannot be read is as good as not set. */
const querySchema = z.object({
  /** Any day of the first week. */
  from: dayQuery,
  /** Any day of the last week. */
  to: dayQuery,
  page: z
    .string()
    .regex(/^(?:\/[\w\-/]{0,99}|other|unknown)$/)
    .optional()
    .catch(undefined),
  /** A source, as totals name it. */
  campaign: z
    .string()
    .regex(/^(?:[ch]:.{1,300}|direct|other|unknown)$/)
    .optional()
    .catch(undefined),
  compare: z.enum(COMPARISONS).default('none').catch('none'),
});

/** What the room shows. */
export type NumbersQuery = z.infer<typeof querySchema>;

/** Reads what the room shows from an address or a form. */
export function readNumbersQuery(entries: Iterable<[string, unknown]>): NumbersQuery {
  return querySchema.parse(Object.fromEntries(entries));
}
