import './reveal.css';

import { useCallback, useLayoutEffect, useRef } from 'react';

import type { Timers } from '#/motion/clock.ts';

import type { startRevealMotion } from './reveal-motion.ts';

type RouteMotionParts = {
  pathname: string;
  /** Whether what lies below the fold is still to come. */
  isFirstFrame: boolean;
  timers: Timers;
};

/**
 * Brings the scroll-in animations to life, for the root to call once. A change of the path begins them anew; one of
 * hash or query is none. A page without anything to reveal fetches them too, so that they are there when it is left.
 */
export function useRouteMotion({ pathname, isFirstFrame, timers }: RouteMotionParts): void {
  const motion = useRef<ReturnType<typeof startRevealMotion> | null>(null);
  const isMounted = useRef(false);
  const isAsked = useRef(false);
  const shownPath = useRef(pathname);

  const bring = useCallback(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const { startRevealMotion } = await import('./reveal-motion.ts');
      if (isMounted.current) motion.current = startRevealMotion(timers);
    } catch (error) {
      console.warn('The page stands still, because its animations could not be fetched.', error);
    }
  }, [timers]);

  useLayoutEffect(() => {
    isMounted.current = true;
    void bring();
    return () => {
      isMounted.current = false;
      isAsked.current = false;
      motion.current?.stop();
      motion.current = null;
    };
  }, [bring]);

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (motion.current) motion.current.begin();
    else void bring();
  }, [pathname, bring]);

  useLayoutEffect(() => {
    if (isFirstFrame) return;
    if (motion.current) motion.current.meet();
    else void bring();
  }, [isFirstFrame, bring]);
}
