import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useParams } from 'react-router';

import { focusHeading, showTopOrTarget } from './arrive.ts';
import { showTags } from './shown-tags.ts';
import { useCurrentPath } from './use-current-path.ts';

function hasFocusInPage(): boolean {
  // Not on the main element, which stays for the next page: the skip link may have left it there.
  return document.activeElement?.matches('#main *') === true;
}

/**
 * What every change of path does: the page scrolls to its top, the main heading takes the focus unless the
 * visitor has focused something in the new page already, the element that is returned announces the new title, and the
 * head says of the new page what its own file says.
 */
export function useRouteChange(): RefObject<HTMLOutputElement | null> {
  const path = useCurrentPath();
  const isKnown = useParams()['*'] === undefined;
  const shown = useRef(path);
  const announcer = useRef<HTMLOutputElement>(null);

  useEffect(() => {
    // Back and forward scroll to the top as well, so the browser must not restore what it remembers.
    history.scrollRestoration = 'manual';
  }, []);

  // Before anything of the new page is seen.
  useLayoutEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    // In the frame that shows it first, which is laid out anyway.
    let frame = requestAnimationFrame(() => {
      showTopOrTarget();
      if (!hasFocusInPage()) focusHeading();
      // A frame after a modal dialog has closed: what changes in an inert element is not read out.
      frame = requestAnimationFrame(() => announcer.current?.replaceChildren(document.title));
    });
    const forgetTags = showTags(isKnown ? path : null);
    return () => {
      cancelAnimationFrame(frame);
      forgetTags();
    };
  }, [path, isKnown]);

  return announcer;
}
