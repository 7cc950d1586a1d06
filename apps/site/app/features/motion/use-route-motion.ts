import './reveal.css';

import { useLayoutEffect, useRef } from 'react';

import { createRevealObserver } from './reveal-observer.ts';
import { createRouteSequence, type RouteSequence } from './route-sequence.ts';
import type { Timers } from './timers.ts';

/**
 * Brings the scroll-in animations to life, for the root to call once. A change of the path begins them anew; one of
 * hash or query is none.
 */
export function useRouteMotion({ pathname, timers }: { pathname: string; timers: Timers }): void {
  const sequence = useRef<RouteSequence | null>(null);
  const shownPath = useRef(pathname);

  useLayoutEffect(() => {
    const reveal = createRevealObserver(timers);
    const created = createRouteSequence(reveal, timers);
    sequence.current = created;
    return () => {
      created.cancel();
      reveal.stop();
      sequence.current = null;
    };
  }, [timers]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    sequence.current?.begin();
  }, [pathname]);
}
