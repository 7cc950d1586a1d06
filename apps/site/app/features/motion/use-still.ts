import { useSyncExternalStore } from 'react';

import { useMotionPaused } from './use-motion-preference.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether nothing may move: the system asks for less motion, or the visitor has paused it. */
export function useStill(): boolean {
  const isReduced = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
  const isPaused = useMotionPaused();
  return isReduced || isPaused;
}
