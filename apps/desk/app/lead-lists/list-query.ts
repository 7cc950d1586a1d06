import {
  GROWTH_STAGES,
  LEAD_SORTS,
  LEAD_VIEWS,
  SUBSCRIBED_PLANS,
  WITH_NOBODY,
} from '@high-street/contract';
import { type LeadQuery } from '@high-street/leads';
import { z } from 'zod';

const LONGEST = 200;

const textSchema = z.string().trim().min(1).max(LONGEST).optional().catch(undefined);
const daySchema = z.iso.date().optional().catch(undefined);

/** What the list can be narrowed to, as the address has it; what cannot be read is as good as not set. */
const querySchema = z.object({
  view: z.enum(LEAD_VIEWS).catch('waiting'),
  q: textSchema,
  kind: z.enum(['Contact', 'Prospect']).optional().catch(undefined),
  plan: z.enum(SUBSCRIBED_PLANS).optional().catch(undefined),
  stage: z.enum(GROWTH_STAGES).optional().catch(undefined),
  source: textSchema,
  campaign: textSchema,
  with: z
    .union([z.guid(), z.literal(WITH_NOBODY)])
    .optional()
    .catch(undefined),
  since: daySchema,
  until: daySchema,
  booking: z.enum(['yes', 'no']).optional().catch(undefined),
  sort: z.enum(LEAD_SORTS).catch('newest'),
});

/** Reads what the list is narrowed to from an address or a form. */
export function readListQuery(entries: Iterable<[string, unknown]>): LeadQuery {
  return querySchema.parse(Object.fromEntries(entries));
}

/** Where in the list the page begins, or null for its beginning; the list itself knows the places of its order. */
export function readListPlace(search: URLSearchParams): string | null {
  return search.get('page') || null;
}
