import { useEffect } from 'react';

/** Where the router keeps, from one load of the tab to the next, which changes of pages have faded. */
const KEY = 'remix-router-transitions';

/** Keeps the router from leaving the visitor's way through the site on the device. */
export function useNoTransitionMemory(): void {
  useEffect(() => {
    function forget(): void {
      try {
        sessionStorage.removeItem(KEY);
      } catch {
        // Storage is forbidden, so the router has kept nothing either.
      }
    }
    // The router writes in its own listener, which is there already.
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);
}
