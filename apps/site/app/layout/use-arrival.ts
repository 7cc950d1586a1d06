import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { afterNextPaint } from '#/late-start/after-next-paint.ts';

/**
 * True in the first frame of a page that another one led to: it waits for the first screen alone, as that of a delivered
 * page does. An address that leads to a part of its page shows all of it at once, since that part has to be found.
 */
export function useArrival(path: string): boolean {
  const { hash } = useLocation();
  const [shown, setShown] = useState(path);
  if (shown !== path && hash !== '') setShown(path);
  const isArriving = shown !== path;

  useLayoutEffect(
    () => (isArriving ? afterNextPaint(() => setShown(path)) : undefined),
    [isArriving, path],
  );

  return isArriving;
}
