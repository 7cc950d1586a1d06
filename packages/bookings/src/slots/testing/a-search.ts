import { Temporal } from 'temporal-polyfill';

import type { SlotSearch } from '../find-slots.ts';

/** A search in tests, its instants as texts: one day in May 2026 from the day before, and nothing taken. */
export function aSearch({
  from = '2026-05-14T00:00Z',
  to = '2026-05-15T00:00Z',
  now = '2026-05-13T00:00Z',
  taken = [],
}: {
  from?: string;
  to?: string;
  now?: string;
  taken?: [start: string, end: string][];
}): SlotSearch {
  return {
    from: Temporal.Instant.from(from),
    to: Temporal.Instant.from(to),
    now: Temporal.Instant.from(now),
    taken: taken.map(([start, end]) => ({
      start: Temporal.Instant.from(start),
      end: Temporal.Instant.from(end),
    })),
  };
}
