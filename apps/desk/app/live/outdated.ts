import { useSyncExternalStore } from 'react';

let isOutdated = false;
const listeners = new Set<() => void>();

/** Notes that the desk has other scripts by now than the page, which stays so until it is loaded anew. */
export function markOutdated(): void {
  isOutdated = true;
  for (const tell of listeners) tell();
}

/** Whether the desk has other scripts by now than the page. */
export function isPageOutdated(): boolean {
  return isOutdated;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The same for what a page shows. */
export function useIsOutdated(): boolean {
  return useSyncExternalStore(subscribe, isPageOutdated, () => false);
}
