import { findHashTarget } from '@high-street/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A hash opens its answer and brings it into view, on arrival and on every change. */
export function useHashAnswer(): void {
  const location = useLocation();

  useEffect(() => {
    const target = findHashTarget(location.hash);
    if (!(target instanceof HTMLDetailsElement) || target.open) return;
    target.open = true;
    target.scrollIntoView({ behavior: 'instant' });
  }, [location]);
}
