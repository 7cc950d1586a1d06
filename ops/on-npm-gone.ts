const LOOK_EVERY_MS = 200;
/** Read at once: builds may take a minute, and whoever started this may be gone by their end. */
const STARTER = process.ppid;

/**
 * Calls back once npm is gone without a word, be it that it was killed. Nobody else is waited for: who starts this from a
 * shell may leave it running and close that.
 */
export function onNpmGone(stop: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === STARTER) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
