import { z } from 'zod';

/** How the week is shown, as the address has it; what cannot be read is as good as not set. */
const querySchema = z.object({
  /** Any of its days. */
  week: z.iso.date().optional().catch(undefined),
  as: z.enum(['week', 'list']).catch('week'),
});

/** Which week is shown, and how. */
export type WeekQuery = z.infer<typeof querySchema>;

/** Reads which week is shown from an address or a form. */
export function readWeekQuery(entries: Iterable<[string, unknown]>): WeekQuery {
  return querySchema.parse(Object.fromEntries(entries));
}
