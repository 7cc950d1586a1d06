import { z } from 'zod';

/** A place in a list, as the read model gives it. */
const placeSchema = z.string().max(80).optional().catch(undefined);

const querySchema = z.object({
  /** What was accepted today, in place of what is left to do. */
  view: z.literal('accepted').optional().catch(undefined),
  dead: placeSchema,
  waiting: placeSchema,
  accepted: placeSchema,
});

/** Which page of which list is shown. */
export type DeliveriesQuery = z.infer<typeof querySchema>;

/** Reads from an address which lists are shown; what cannot be read is as good as not set. */
export function readDeliveriesQuery(search: URLSearchParams): DeliveriesQuery {
  return querySchema.parse(Object.fromEntries(search));
}
