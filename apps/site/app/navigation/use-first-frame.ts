import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { afterNextPaint } from '#/page-loading/after-next-paint.ts';

/**
 * True in the first frame after a client-side navigation, which is made of what is above the fold alone, as the first
 * paint of a prerendered page is. An address with a hash shows all of its page at once, since the target has to be found.
 */
export function useFirstFrame(path: string): boolean {
  const { hash } = useLocation();
  const [shown, setShown] = useState(path);
  if (shown !== path && hash !== '') setShown(path);
  const isFirstFrame = shown !== path;

  useLayoutEffect(
    () => (isFirstFrame ? afterNextPaint(() => setShown(path)) : undefined),
    [isFirstFrame, path],
  );

  return isFirstFrame;
}
