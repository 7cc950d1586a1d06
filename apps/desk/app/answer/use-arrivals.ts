import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * How often the page was come to after something was done, as a key of the form that did it: the form is then empty again,
 * while all others keep what was typed into them.
 */
export function useArrivals(done: string): number {
  const { key, search } = useLocation();
  const [seen, setSeen] = useState({ key, count: 0 });
  if (seen.key !== key) {
    const isArrival = new URLSearchParams(search).get('done') === done;
    setSeen({ key, count: seen.count + (isArrival ? 1 : 0) });
  }
  return seen.count;
}
