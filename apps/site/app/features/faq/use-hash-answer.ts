import { useEffect } from 'react';
import { useLocation } from 'react-router';

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid code leads nowhere, as in the browser itself.
    return null;
  }
}

/** A hash opens its answer and brings it into view, on arrival and on every change. */
export function useHashAnswer(): void {
  const location = useLocation();

  useEffect(() => {
    const target = location.hash ? findTarget(location.hash) : null;
    if (!(target instanceof HTMLDetailsElement) || target.open) return;
    target.open = true;
    target.scrollIntoView({ behavior: 'instant' });
  }, [location]);
}
