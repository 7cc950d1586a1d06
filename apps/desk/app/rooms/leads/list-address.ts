import type { LeadQuery } from '@high-street/leads';

/** What narrows the list beside its view, in the order of the address. */
const FILTERS = [
  'kind',
  'plan',
  'stage',
  'with',
  'since',
  'until',
  'source',
  'campaign',
  'booking',
] as const;

/** One of the filters of the list. */
export type FilterName = (typeof FILTERS)[number];

/** How many filters are set. */
export function countFilters(query: LeadQuery): number {
  return FILTERS.filter((name) => query[name] !== undefined).length;
}

/** Whether a list shows less than its view. */
export function isNarrowed(query: LeadQuery): boolean {
  return query.q !== undefined || countFilters(query) > 0;
}

/** In the address of an export: only what is ticked is meant, also where that is nothing. */
export const SELECTION = 'selection';

/** Whether all leads are looked through, so that nobody is found elsewhere. */
export function isAllThereIs(query: LeadQuery): boolean {
  return query.view === 'all' && countFilters(query) === 0;
}

/** The query with no filter and no search. */
export function withoutFilters({ view, sort }: LeadQuery): LeadQuery {
  return { view, sort };
}

/** What is set, by its name in the address; the view and the order that are there anyway are left out. */
export function listFields(query: LeadQuery): (readonly [string, string])[] {
  const { view, sort, q } = query;
  const fields: (readonly [string, string | undefined])[] = [
    ['view', view === 'waiting' ? undefined : view],
    ['q', q],
    ...FILTERS.map((name) => [name, query[name]] as const),
    ['sort', sort === 'newest' ? undefined : sort],
  ];
  return fields.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** The query as an address has it, the same text for the same query, with the place in the list where its page begins. */
export function writeQuery(query: LeadQuery, page: string | null = null): string {
  const search = new URLSearchParams(listFields(query).map(([name, value]) => [name, value]));
  if (page !== null) search.set('page', page);
  return search.toString();
}

type Address = {
  /** Where the page begins; at the beginning of the list when absent. */
  readonly page?: string | null;
  readonly path?: string;
  /** What was just done, which the address says until one goes on. */
  readonly done?: URLSearchParams;
};

/** The address of a list. */
export function listAddress(
  query: LeadQuery,
  { page = null, path = '/leads', done = new URLSearchParams() }: Address = {},
): string {
  const search = new URLSearchParams(writeQuery(query, page));
  for (const [name, value] of done) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
