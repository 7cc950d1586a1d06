import './heading-fade.css';

import { use, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

import { useStill } from '#/features/motion/use-still.ts';

/** How long the last page may stand still while a new one is made, in ms; after that it comes without a fade. */
const LIMIT_MS = 400;

/** A View Transition to the page at a path, for which the last one stands still until it is told to end. */
type Fade = { readonly path: string; readonly end: () => void };

function beginFade(path: string): Fade {
  let end = () => {};
  const isThere = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { ready } = document.startViewTransition(() => isThere);
  // A browser that leaves the fade out, as it does in a tab that is not seen, shows the page all the same.
  ready.catch(() => undefined);
  setTimeout(end, LIMIT_MS);
  return { path, end };
}

/**
 * Has the heading of a new page come with a short fade, where browsers have View Transitions and nothing has to stand
 * still. It begins at the click where the page's scripts have come, else when the router has them, so that the browser
 * takes its picture of the last page while the router and React make the new one. `fetched` are the addresses whose
 * scripts have come.
 */
export function useHeadingFade(path: string, fetched: RefObject<ReadonlySet<string>>): void {
  const router = use(DataRouterContext)?.router;
  const isStill = useStill();
  const fade = useRef<Fade>(undefined);
  const shown = useRef(path);

  useEffect(() => {
    if (isStill || !router || !('startViewTransition' in document)) return undefined;
    let aim = router.state.location.pathname;
    return router.subscribe(({ location, navigation }) => {
      const next = navigation.location;
      const { pathname } = next && fetched.current.has(next.pathname) ? next : location;
      if (pathname === aim) return;
      aim = pathname;
      // Whoever turns back before the new page is there has the last one go on at once.
      if (aim === shown.current) fade.current?.end();
      else fade.current = beginFade(aim);
    });
  }, [isStill, router, fetched]);

  useLayoutEffect(() => {
    shown.current = path;
    if (fade.current?.path === path) fade.current.end();
  }, [path]);
}
