import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

import { isPageOutdated } from '#app/live/outdated.ts';

/** The address of the page that is shown, as requests have it. */
function shownAddress(): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}`;
}

/**
 * Has the browser itself load whatever is gone on to once the desk has other scripts than the page: those of the page may
 * not know what they would be told. What is read anew in place, as after a form that was refused, stays as it is.
 */
export const loadOutdated: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const goesOn = request.method === 'GET' && request.url !== shownAddress();
  if (!goesOn || !isPageOutdated() || !navigator.onLine) return next();
  window.location.assign(request.url);
  return new Promise(() => undefined);
};
