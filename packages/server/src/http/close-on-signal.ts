/** How long requests under way may take to finish before the process leaves anyway. */
const SHUTDOWN_LIMIT_MS = 10_000;

/**
 * On SIGINT or SIGTERM, or when the process that started this one is gone, runs `close` once and exits 0; exits 1 when
 * it throws or takes longer than 10 s. Tells a parent that listens that this process is ready.
 */
export function closeOnSignal(close: () => Promise<void>, onError: (error: unknown) => void): void {
  let isClosing = false;
  async function leave(): Promise<void> {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      onError(error);
      process.exit(1);
    }
  }
  process.on('SIGINT', () => void leave());
  process.on('SIGTERM', () => void leave());
  process.on('disconnect', () => void leave());
  // A parent that is gone by now is told of by `disconnect`.
  process.send?.('ready', undefined, undefined, () => undefined);
}
