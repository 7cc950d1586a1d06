import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this is the prerendered page, which React has not answered yet. What only scripts can use may be left out of
 * it, so that the page has less to fetch before its first paint.
 */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
