/** What the room shows: what is kept, everything in the bin, or what was released. */
export const VIEWS = ['kept', 'bin', 'released'] as const;

/** One of the views of the room. */
export type View = (typeof VIEWS)[number];

/** Which page of which view is shown. */
export type QuarantineQuery = {
  readonly view: View;
  /** A place in the list, as the page before gave it. */
  readonly page?: string | undefined;
};

/** The address of a page of a view. */
export function quarantineAddress({ view, page }: QuarantineQuery): string {
  const search = new URLSearchParams();
  if (view !== 'kept') search.set('view', view);
  if (page) search.set('page', page);
  return search.size === 0 ? '/quarantine' : `/quarantine?${search}`;
}
