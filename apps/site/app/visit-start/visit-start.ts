/** What the document knows of how the visit began, for as long as it is open. */
export type VisitStart = {
  /** The address that the document was loaded from, whatever page is shown by now. */
  readonly loaded: string;
  /** The address that led to the document, or an empty text. */
  readonly referrer: string;
};

/** The first address of the visit that is known, and what led to it: an empty text where that is nothing. */
export type VisitBeginning = { readonly first: URL; readonly referrer: string };

/** Whether another page of the site led to the document, so that the visit began before it. */
export function isFromOwnPage({ loaded, referrer }: VisitStart): boolean {
  return referrer.startsWith(`${new URL(loaded).origin}/`);
}

/** Where the visit began, as far as this document can tell. */
export function findBeginning(start: VisitStart): VisitBeginning {
  const { loaded, referrer } = start;
  if (!isFromOwnPage(start)) return { first: new URL(loaded), referrer };
  // A link that is followed before React answers loads a new document; the visit began on the page before.
  const first = new URL(referrer);
  const isTagged = [...first.searchParams].some(([name, value]) => /^utm_./.test(name) && value);
  // Before an untagged page of our own there may have been others, of which nothing is known.
  return { first, referrer: isTagged ? '' : referrer };
}

/** What this document knows of how the visit began. The browser keeps it with the open document, so that nothing is stored for it. */
export function readVisitStart(): VisitStart {
  // Unlike `location`, the entry stays as it is when the router shows another page.
  const [entry] = performance.getEntriesByType('navigation');
  return { loaded: entry?.name ?? location.href, referrer: document.referrer };
}

/** Whether the document was shown before: it was loaded anew, gone back to or restored, so that no visit begins with it. */
export function isShownAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry && 'type' in entry && entry.type;
  return type === 'reload' || type === 'back_forward';
}
