const NAME = 'selected';
/** References have no full stop, and an address keeps it as it is. */
const BETWEEN = '.';
const REFERENCE = /^[\dA-Z]{4}-[\dA-Z]{4,5}$/;

/** The references of the leads that an address of the list selects. */
export function readSelected(search: URLSearchParams): readonly string[] {
  return (search.get(NAME) ?? '').split(BETWEEN).filter((text) => REFERENCE.test(text));
}

/** The same address with those leads selected, and no others. */
export function selectInAddress(href: string, references: readonly string[]): string {
  const url = new URL(href);
  if (references.length === 0) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, references.join(BETWEEN));
  return url.href;
}
