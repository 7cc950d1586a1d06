import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { afterNextPaint } from '#/late-start/after-next-paint.ts';

const NEVER = () => () => undefined;

/**
 * False in the first frame of what is added to a page, which shows the words; what came with the page, as a file,
 * is true at once.
 */
export function useAfterWords(): boolean {
  const isDelivered = useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
  const [isTime, setTime] = useState(isDelivered);

  useLayoutEffect(() => afterNextPaint(() => setTime(true)), []);

  return isTime;
}
