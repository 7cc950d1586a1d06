import { withQuery } from '#app/with-query.ts';

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
  return withQuery('/quarantine', { view: view === 'kept' ? null : view, page });
}
