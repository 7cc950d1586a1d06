const EVERY_MS = 15_000;
/** By less, two clocks of one device may well differ. */
const ASLEEP_MS = 30_000;

/** Tells the time while the page is open, in milliseconds since 1970: at once, and again and again. Gives what ends it. */
export function followTime(readAt: number, tell: (now: number) => void): () => void {
  const steady = performance.now();
  const wall = Date.now();
  const tick = () => {
    const steadyMs = performance.now() - steady;
    const wallMs = Date.now() - wall;
    // Clocks of devices go wrong, so the steady one counts. But outside Windows it stops while the device sleeps:
    // https://developer.mozilla.org/docs/Web/API/Performance/now#ticking_during_sleep
    tell(readAt + (wallMs - steadyMs > ASLEEP_MS ? wallMs : steadyMs));
  };
  tick();
  const timer = setInterval(tick, EVERY_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
