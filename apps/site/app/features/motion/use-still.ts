import { useSyncExternalStore } from 'react';

import { useMotionPaused } from './use-motion-preference.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** One for all that ask; the build has none. */
const query = typeof window === 'undefined' ? null : window.matchMedia(QUERY);

function subscribe(onChange: () => void): () => void {
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether nothing may move: the system asks for less motion, or the visitor has paused it. */
export function useStill(): boolean {
  const isReduced = useSyncExternalStore(
    subscribe,
    () => query?.matches === true,
    () => false,
  );
  const isPaused = useMotionPaused();
  return isReduced || isPaused;
}
