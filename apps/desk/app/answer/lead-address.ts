/** From where a page of a lead was opened, as its address says: the query of the list, or null. */
export function readList(search: URLSearchParams): string | null {
  return search.get('list');
}

/** What an address of a lead can say beside which lead it is. */
type Query = {
  /** The query of the list that it was opened from. */
  readonly list?: string | null;
  /** What was done just now. */
  readonly done?: string;
  /** Whom that was about, by the identifier. */
  readonly person?: string;
  /** The note that it was done to, by the identifier. */
  readonly note?: string;
  /** The early mail that is shown whole, by the identifier. */
  readonly mail?: string | null;
  /** The lead after or before this one in the list, rather than itself. */
  readonly go?: 'next' | 'previous';
};

function writeQuery(query: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(given).toString();
}

/** The address of a lead, or of one of its pages, which keeps the list that it was opened from. */
export function leadAddress(path: string, query: Query = {}): string {
  const text = writeQuery(query);
  return `/leads/${path}${text === '' ? '' : `?${text}`}`;
}

/** What an address has in the place of a list where the lead is in hand on Next up. */
export const NEXT_UP = 'next-up';

/** The list that a page of a lead was opened from, or the first one where that was none. */
export function listAddress(list: string | null, query: Pick<Query, 'done'> = {}): string {
  const search = new URLSearchParams(list === NEXT_UP ? '' : (list ?? ''));
  for (const [name, value] of Object.entries(query)) search.set(name, value);
  return search.size === 0 ? '/leads' : `/leads?${search.toString()}`;
}

/** What the address of Next up can say: the lead in hand, and what was done just now, about which lead and to whom. */
type InHand = {
  readonly at: string;
  readonly about?: string | null | undefined;
  readonly done?: string | null | undefined;
  readonly person?: string | null | undefined;
};

/** The address of Next up with a lead in hand. */
export function nextUpAddress(query: InHand): string {
  return `/?${writeQuery(query)}`;
}

/** Where a form about a lead leads to once it is done: to Next up where it was on that page, else to the lead. */
export function backAddress(reference: string, query: Query = {}): string {
  if (query.list !== NEXT_UP) return leadAddress(reference, query);
  const { done, person } = query;
  return nextUpAddress({ at: reference, done, person });
}
