import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useParams } from 'react-router';

import { focusHeading, showTopOrTarget } from './arrive.ts';
import { showTags } from './shown-tags.ts';
import { useCurrentPath } from './use-current-path.ts';

function hasFocusInPage(): boolean {
  const { activeElement } = document;
  const main = document.getElementById('main');
  // The skip link may have left it on the main element, which stays for the next page.
  return activeElement !== main && main?.contains(activeElement) === true;
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
    const frame = requestAnimationFrame(() => {
      showTopOrTarget();
      if (!hasFocusInPage()) focusHeading();
    });
    // Not as state, for which React would render once more before the page is shown.
    announcer.current?.replaceChildren(document.title);
    const forgetTags = showTags(isKnown ? path : null);
    return () => {
      cancelAnimationFrame(frame);
      forgetTags();
    };
  }, [path, isKnown]);

  return announcer;
}
