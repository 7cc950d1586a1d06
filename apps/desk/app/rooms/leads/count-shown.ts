import type { LeadCount, LeadQuery } from '@high-street/leads';

import { isNarrowed } from './list-address.ts';
import type { ListChoices, ListPage } from './read-list.ts';

type Page = Pick<ListPage, 'next' | 'previous' | 'fitting'> & {
  readonly lines: readonly unknown[];
};

/** Of how many leads a page shows some; null where that is not known. `inView` is the count of the view without filters. */
export function countShown(page: Page, inView: number | null): LeadCount | null {
  const { lines, next, previous, fitting } = page;
  // The only page has them all, wherever counting ended.
  if (next === null && previous === null) return { count: lines.length, isMore: false };
  if (fitting !== null) return { ...fitting, count: Math.max(fitting.count, lines.length) };
  return inView === null ? null : { count: inView, isMore: false };
}

/** How many leads a list has by the count of its view; null where it is narrowed, or that is not known. */
export function countInView(query: LeadQuery, counts: ListChoices['counts']): number | null {
  return isNarrowed(query) ? null : (counts?.[query.view] ?? null);
}
