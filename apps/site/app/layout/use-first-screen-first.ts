import { useLayoutEffect, useRef } from 'react';

import { afterNextPaint } from '#/late-start/after-next-paint.ts';

/** Stands at the main part while only the first screen of a new page is laid out, see later-sections.css. */
const ARRIVING = 'data-arriving';

/**
 * Has the first frame of a new page wait for its first screen alone, as the delivered pages do, unless the address leads
 * to a part of it, which has to be found.
 */
export function useFirstScreenFirst(path: string): void {
  const shown = useRef(path);

  useLayoutEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    const main = document.getElementById('main');
    if (!main || location.hash !== '') return undefined;
    main.setAttribute(ARRIVING, '');
    const arrive = () => main.removeAttribute(ARRIVING);
    const cancel = afterNextPaint(arrive);
    return () => {
      cancel();
      arrive();
    };
  }, [path]);
}
