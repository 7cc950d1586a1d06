/** The same address without some places in lists, which begin with their first page again. */
export function withoutPlaces({ pathname, searchParams }: URL, names: readonly string[]): string {
  const search = new URLSearchParams(searchParams);
  for (const name of names) search.delete(name);
  return search.size === 0 ? pathname : `${pathname}?${search}`;
}
