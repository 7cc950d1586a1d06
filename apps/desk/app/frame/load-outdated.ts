import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

import { selectInAddress } from '#app/lead-lists/selected-leads.ts';
import { isPageOutdated } from '#app/live/outdated.ts';

/** Whether that is the page which is shown; the router knows nothing of what is selected in it. */
function isShown(address: string): boolean {
  const { origin, pathname, search } = window.location;
  return selectInAddress(address, []) === selectInAddress(`${origin}${pathname}${search}`, []);
}

/**
 * Has the browser itself load whatever is gone on to once the desk has other scripts than the page: those of the page may
 * not know what they would be told. What is read anew in place, as after a form that was refused, stays as it is.
 */
export const loadOutdated: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const goesOn = request.method === 'GET' && !isShown(request.url);
  if (!goesOn || !isPageOutdated() || !navigator.onLine) return next();
  window.location.assign(request.url);
  return new Promise(() => undefined);
};
