import { z } from 'zod';

import { writeSelected } from '#app/lead-lists/selected-leads.ts';
import { withQuery } from '#app/with-query.ts';
import { quarantineAddress, type QuarantineQuery } from './quarantine-address.ts';

const DONE = ['released', 'binned', 'restored', 'nothing'] as const;

/** What was done to some leads. */
type Done = {
  readonly done: (typeof DONE)[number];
  readonly count: number;
  /** How many were changed since they were seen, and are left as they are. */
  readonly stale?: number | undefined;
  /** The references of those of them that stay selected. */
  readonly selected?: readonly string[] | undefined;
  /** Of the one that it was done to, if it was one. */
  readonly reference?: string | undefined;
  /** Which to take out of the bin again. */
  readonly ids?: readonly string[] | undefined;
};

/** As many as a page shows. */
const MOST_IDS = 50;

const doneSchema = z.object({
  done: z.enum(DONE),
  count: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  stale: z.coerce.number().int().min(0).max(1_000).catch(0),
  lead: z
    .string()
    .regex(/^[\dA-Z-]{4,20}$/)
    .optional()
    .catch(undefined),
  ids: z
    .string()
    .transform((text) => text.split('.'))
    .pipe(z.array(z.guid()).max(MOST_IDS))
    .optional()
    .catch(undefined),
});

/** Where the room says what was done, on the page that is shown: the address holds references and ids, never a name. */
export function doneAddress(
  query: QuarantineQuery,
  { done, count, stale = 0, selected = [], reference, ids = [] }: Done,
): string {
  return withQuery(quarantineAddress(query), {
    done: count === 0 ? 'nothing' : done,
    ...writeSelected(selected),
    stale: stale > 0 ? String(stale) : null,
    count: count > 1 ? String(count) : null,
    lead: count === 1 ? reference : null,
    ids: count > 0 && ids.length <= MOST_IDS ? ids.join('.') : null,
  });
}

/** What was done just now, as the address says it. */
export function readDone(search: URLSearchParams): Done | null {
  const read = doneSchema.safeParse(Object.fromEntries(search));
  if (!read.success) return null;
  const { done, count, stale, lead, ids } = read.data;
  return { done, count, stale, reference: lead, ids };
}
