import { useEffect } from 'react';

/** Where the router keeps, from one load of the tab to the next, which changes of pages have faded. */
const KEY = 'remix-router-transitions';

function forgetTransitions(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so the router has kept nothing either.
  }
}

/** A fade that the next change of pages overtakes ends with an error that nobody waits for. */
function hushOvertaken(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (!(reason instanceof DOMException) || reason.name !== 'AbortError') return;
  if (reason.message.includes('Transition was skipped')) event.preventDefault();
}

/** Keeps the router's fades from leaving the visitor's way through the site on the device, and errors in the console. */
export function useQuietTransitions(): void {
  useEffect(() => {
    // The router writes in its own listener, which is there already.
    window.addEventListener('pagehide', forgetTransitions);
    window.addEventListener('unhandledrejection', hushOvertaken);
    return () => {
      window.removeEventListener('pagehide', forgetTransitions);
      window.removeEventListener('unhandledrejection', hushOvertaken);
    };
  }, []);
}
