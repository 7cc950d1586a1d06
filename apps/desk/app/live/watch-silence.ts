/** A stream says several times within it that it is there. */
const SILENCE_MS = 45_000;

/**
 * Tells of a stream of which nothing is heard: a browser tries for ever to reach a desk that is away, and does not notice a
 * connection that is dead. `give` is told whether that was known, or was so the last time.
 */
export function watchSilence(give: (isLost: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLost = false;

  const stop = () => clearTimeout(timer);

  function start(): void {
    stop();
    timer = setTimeout(() => {
      const wasLost = isLost;
      isLost = true;
      give(wasLost);
    }, SILENCE_MS);
  }

  return {
    start,
    stop,
    /** The browser has noticed that it is lost. */
    lose(): void {
      isLost = true;
    },
    /** Something was heard. */
    end(): void {
      isLost = false;
      start();
    },
  };
}
