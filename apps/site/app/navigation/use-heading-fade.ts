import './heading-fade.css';

import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { useStill } from '#/features/motion/use-still.ts';

import { useRouter } from './router-internals.ts';

/** How long the last page may stand still while a new one is made, in ms; after that it comes without a fade. */
const LIMIT_MS = 400;

/** A View Transition to the page at a path: the last one stands still from when it has begun until it is told to end. */
type Fade = { readonly path: string; readonly hasBegun: Promise<void>; readonly end: () => void };

function beginFade(path: string): Fade {
  const begun = Promise.withResolvers<void>();
  const shown = Promise.withResolvers<void>();
  const { ready } = document.startViewTransition(async () => {
    begun.resolve();
    return shown.promise;
  });
  // A browser that leaves the fade out, as it does in a tab that is not seen, shows the page all the same.
  ready.catch(() => undefined);
  setTimeout(() => {
    begun.resolve();
    shown.resolve();
  }, LIMIT_MS);
  return { path, hasBegun: begun.promise, end: shown.resolve };
}

/**
 * Has the heading of a new page come with a short fade, where browsers have View Transitions and nothing has to stand
 * still. Returns what begins it for the path that a link leads to and waits until the browser has its picture of the
 * last page, which takes no longer than a frame: a page that React makes meanwhile would be kept back by it. It waits for
 * nothing where the page's scripts are still to come, and for a change by the browser's own buttons: the fade then begins
 * when the router has them. `fetched` are the addresses whose scripts have come.
 */
export function useHeadingFade(
  path: string,
  fetched: RefObject<ReadonlySet<string>>,
): (next: string) => Promise<void> {
  const router = useRouter();
  const isStill = useStill();
  const fade = useRef<Fade>(undefined);
  const shown = useRef(path);
  const aim = useRef(path);

  useEffect(() => {
    if (isStill || !router || !('startViewTransition' in document)) return undefined;
    aim.current = router.state.location.pathname;
    return router.subscribe(({ location, navigation }) => {
      const next = navigation.location;
      const { pathname } = next && fetched.current.has(next.pathname) ? next : location;
      if (pathname === aim.current) return;
      aim.current = pathname;
      // Whoever turns back before the new page is there has the last one go on at once.
      if (pathname === shown.current) fade.current?.end();
      else fade.current = beginFade(pathname);
    });
  }, [isStill, router, fetched]);

  useLayoutEffect(() => {
    shown.current = path;
    if (fade.current?.path === path) fade.current.end();
  }, [path]);

  return useCallback(
    async (next) => {
      if (isStill || !('startViewTransition' in document)) return;
      if (next !== aim.current && next === shown.current) {
        aim.current = next;
        fade.current?.end();
      } else if (next !== aim.current && fetched.current.has(next)) {
        aim.current = next;
        fade.current = beginFade(next);
      }
      if (fade.current?.path === next) await fade.current.hasBegun;
    },
    [isStill, fetched],
  );
}
