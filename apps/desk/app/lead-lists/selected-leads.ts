const NAME = 'selected';
/** References have no full stop, and an address keeps it as it is. */
const BETWEEN = '.';
const REFERENCE = /^[\dA-Z]{4}-[\dA-Z]{4,5}$/;

/** The references of the leads that an address of the list selects. */
export function readSelected(search: URLSearchParams): readonly string[] {
  return (search.get(NAME) ?? '').split(BETWEEN).filter((text) => REFERENCE.test(text));
}

/** What an address of the list says so that those leads are selected. */
export function writeSelected(references: readonly string[]): Readonly<Record<string, string>> {
  return references.length === 0 ? {} : { [NAME]: references.join(BETWEEN) };
}

/** The same address with those leads selected, and no others. */
export function selectInAddress(href: string, references: readonly string[]): string {
  const url = new URL(href);
  if (references.length === 0) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, references.join(BETWEEN));
  return url.href;
}

/** What stands between two leads of a page, and these; the second alone where the first has left the page. */
export function listBetween(
  ids: readonly string[],
  first: string | null,
  last: string,
): readonly string[] {
  const end = ids.indexOf(last);
  const begin = ids.findIndex((id) => id === first);
  const places = [begin === -1 ? end : begin, end];
  return ids.slice(Math.min(...places), Math.max(...places) + 1);
}
