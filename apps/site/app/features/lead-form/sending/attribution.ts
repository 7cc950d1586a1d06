import { fitLine, LENGTH_LIMIT, type Attribution } from '@high-street/contract';

import { findBeginning, readVisitStart, type VisitStart } from '#/visit-start/visit-start.ts';

/** How the visit began, ready to be sent; what the server would refuse is cut or left out. */
export function deriveAttribution(start: VisitStart): Attribution {
  const { first, referrer } = findBeginning(start);
  const utm = (name: string) =>
    fitLine(first.searchParams.get(`utm_${name}`) ?? '', LENGTH_LIMIT.line);
  return {
    source: utm('source'),
    medium: utm('medium'),
    campaign: utm('campaign'),
    term: utm('term'),
    content: utm('content'),
    referrer: fitLine(withoutQuery(referrer), LENGTH_LIMIT.address),
    landingPage: fitLine(first.pathname, LENGTH_LIMIT.address),
  };
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*/s, '');
}

/** How this visit began; undefined when it cannot be told. */
export function readAttribution(): Attribution | undefined {
  try {
    return deriveAttribution(readVisitStart());
  } catch {
    return undefined; // A browser that names no address here: the lead matters more.
  }
}
