import { z } from 'zod';

import { type QuarantineQuery, VIEWS } from './quarantine-address.ts';

const querySchema = z.object({
  view: z.enum(VIEWS).catch('kept'),
  page: z.string().max(120).optional().catch(undefined),
});

/** Reads from an address what is shown; what cannot be read is as good as not set. */
export function readQuarantineQuery(search: URLSearchParams): QuarantineQuery {
  return querySchema.parse(Object.fromEntries(search));
}
