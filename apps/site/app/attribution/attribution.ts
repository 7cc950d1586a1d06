import { fitLine, LENGTH_LIMIT, type Attribution } from '@high-street/contract';

/** What the document knows of how the visit began, for as long as it is open. */
export type VisitStart = {
  /** The address that the document was loaded from, whatever page is shown by now. */
  readonly loaded: string;
  /** The address that led to the document, or an empty text. */
  readonly referrer: string;
};

/** Whether another page of the site led to the document, so that the visit began before it. */
export function isFromOwnPage({ loaded, referrer }: VisitStart): boolean {
  return referrer.startsWith(`${new URL(loaded).origin}/`);
}

/** How the visit began, ready to be sent; what the server would refuse is cut or left out. */
export function deriveAttribution(start: VisitStart): Attribution {
  const { loaded, referrer } = start;
  const isOwn = isFromOwnPage(start);
  // A link that is followed before React answers loads a new document; the visit began on the page before.
  const first = new URL(isOwn ? referrer : loaded);
  const utm = (name: string) =>
    fitLine(first.searchParams.get(`utm_${name}`) ?? '', LENGTH_LIMIT.line);
  const tags = {
    source: utm('source'),
    medium: utm('medium'),
    campaign: utm('campaign'),
    term: utm('term'),
    content: utm('content'),
  };
  // Before an untagged page of our own there may have been others, of which nothing is known.
  const isBeginning = isOwn && Object.values(tags).some((tag) => tag !== null);
  return {
    ...tags,
    referrer: isBeginning ? null : fitLine(withoutQuery(referrer), LENGTH_LIMIT.address),
    landingPage: fitLine(first.pathname, LENGTH_LIMIT.address),
  };
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/** What this document knows of how the visit began. The browser keeps it with the open document, so that nothing is stored for it. */
export function readVisitStart(): VisitStart {
  // Unlike `location`, the entry stays as it is when the router shows another page.
  const [entry] = performance.getEntriesByType('navigation');
  return { loaded: entry?.name ?? location.href, referrer: document.referrer };
}

/** How this visit began; undefined when it cannot be told. */
export function readAttribution(): Attribution | undefined {
  try {
    return deriveAttribution(readVisitStart());
  } catch {
    return undefined; // A browser that names no address here: the lead matters more.
  }
}
