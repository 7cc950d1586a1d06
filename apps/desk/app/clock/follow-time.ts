const EVERY_MS = 15_000;

/** Tells the time while the page is open, in milliseconds since 1970: at once, and again and again. Gives what ends it. */
export function followTime(readAt: number, tell: (now: number) => void): () => void {
  // Clocks of devices go wrong: what counts is how long the page has been open.
  const openedAt = performance.now();
  const tick = () => tell(readAt + performance.now() - openedAt);
  tick();
  const timer = setInterval(tick, EVERY_MS);
  return () => clearInterval(timer);
}
