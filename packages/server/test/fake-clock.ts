import type { Clock } from '#/clock/clock.ts';

/** A clock that stands still until told to move. */
export type FakeClock = Clock & { advance(ms: number): void };

type Sleeper = { wakesAt: number; wake(): void };

/** Makes a clock for tests; `advance` moves it and wakes the sleepers whose time has come. */
export function fakeClock(start = new Date('2026-01-05T09:00:00Z')): FakeClock {
  let now = start.getTime();
  const sleepers = new Set<Sleeper>();

  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(abortError());
      const sleeper = { wakesAt: now + ms, wake };
      function wake(): void {
        sleepers.delete(sleeper);
        signal?.removeEventListener('abort', cancel);
        resolve();
      }
      function cancel(): void {
        sleepers.delete(sleeper);
        reject(abortError());
      }
      sleepers.add(sleeper);
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  function advance(ms: number): void {
    now += ms;
    for (const sleeper of sleepers) if (sleeper.wakesAt <= now) sleeper.wake();
  }

  return { now: () => new Date(now), sleep, advance };
}

function abortError(): DOMException {
  return new DOMException('The sleep was interrupted', 'AbortError');
}
