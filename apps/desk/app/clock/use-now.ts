import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** The time of this device while the page is open, in milliseconds since 1970; what was read until it is known. */
export function useNow(readAt: number): number {
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    // Clocks of devices go wrong: what counts is how long the page has been open.
    const openedAt = performance.now();
    const tick = () => setNow(readAt + performance.now() - openedAt);
    tick();
    const timer = setInterval(tick, EVERY_MS);
    return () => clearInterval(timer);
  }, [readAt]);
  return Math.max(now, readAt);
}
