import type { Clock } from '#/motion/clock.ts';

/** A clock that stands still until told to move. */
export type FakeClock = Clock & {
  /** Moves on and runs every timer at its own moment. */
  advance(ms: number): void;
  /** Moves on as a sleeping machine does: what has come due meanwhile runs late, at the new time. */
  oversleep(ms: number): void;
  /** How many timers are waiting. */
  pending(): number;
};

type Timer = { readonly dueAt: number; readonly run: () => void };

/** Makes a clock for tests. */
export function fakeClock(start = 0): FakeClock {
  const timers = new Map<number, Timer>();
  let now = start;
  let lastHandle = 0;

  function takeNextDue(until: number): Timer | null {
    const due = [...timers]
      .filter(([, { dueAt }]) => dueAt <= until)
      .sort(([, a], [, b]) => a.dueAt - b.dueAt)[0];
    if (!due) return null;
    timers.delete(due[0]);
    return due[1];
  }

  function runDue(until: number): void {
    for (let timer = takeNextDue(until); timer; timer = takeNextDue(until)) {
      now = Math.max(now, timer.dueAt);
      timer.run();
    }
  }

  return {
    now: () => now,
    setTimeout(run, ms) {
      lastHandle += 1;
      timers.set(lastHandle, { dueAt: now + ms, run });
      return lastHandle;
    },
    clearTimeout: (handle) => void timers.delete(handle),
    advance(ms) {
      const end = now + ms;
      runDue(end);
      now = end;
    },
    oversleep(ms) {
      now += ms;
      runDue(now);
    },
    pending: () => timers.size,
  };
}
