import type { Clock } from '#/clock/clock.ts';

/** Pauses of workers, which end early when there is something to do. */
export function createPauses(clock: Clock) {
  const stopping = new AbortController();
  const pauses = new Set<AbortController>();
  let wakes = 0;

  function wake(): void {
    wakes += 1;
    for (const paused of pauses) paused.abort();
  }

  return {
    wake,
    /** How often `wake` was called. */
    countWakes: (): number => wakes,
    isOver: (): boolean => stopping.signal.aborted,
    stop(): void {
      stopping.abort();
      wake();
    },

    /** Resolves after the time, when `wake` or `stop` is called, or once one of the promises has. */
    async pause(ms: number, promises: Iterable<Promise<void>> = []): Promise<void> {
      if (stopping.signal.aborted) return;
      const over = new AbortController();
      pauses.add(over);
      await Promise.race([clock.sleep(ms, over.signal).catch(() => undefined), ...promises]);
      over.abort();
      pauses.delete(over);
    },

    /** Resolves after the time, or when `stop` is called. */
    async rest(ms: number): Promise<void> {
      await clock.sleep(ms, stopping.signal).catch(() => undefined);
    },
  };
}

/** Pauses of workers. */
export type Pauses = ReturnType<typeof createPauses>;
