import type { Timers } from '#/motion/clock.ts';

/** When, after a route change, the scroll-in animations are reset and refreshed. */
export const ROUTE_RESET_MS = 150;
/** How long after that they are refreshed once more. */
export const SECOND_REFRESH_MS = 100;

export type RouteSteps = { hold(): void; reset(): void; refresh(): void };

/** Runs the steps of a route change; a newer change takes the place of one that is under way. */
export type RouteSequence = { begin(): void; cancel(): void };

/** Makes the sequence: hold at once, reset and refresh, refresh again. */
export function createRouteSequence(steps: RouteSteps, timers: Timers): RouteSequence {
  let waiting: number | null = null;

  function cancel(): void {
    if (waiting !== null) timers.clearTimeout(waiting);
    waiting = null;
  }

  function refreshAgain(): void {
    waiting = null;
    steps.refresh();
  }

  function resetAndRefresh(): void {
    steps.reset();
    steps.refresh();
    waiting = timers.setTimeout(refreshAgain, SECOND_REFRESH_MS);
  }

  return {
    begin() {
      cancel();
      steps.hold();
      waiting = timers.setTimeout(resetAndRefresh, ROUTE_RESET_MS);
    },
    cancel,
  };
}
