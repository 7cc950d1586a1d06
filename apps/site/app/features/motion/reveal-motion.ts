import { createRevealObserver } from './reveal-observer.ts';
import { createRouteSequence } from './route-sequence.ts';
import type { Timers } from './timers.ts';

/** The scroll-in animations of the page, alive. */
export type RevealMotion = {
  /** A new page is shown: its animations are reset and refreshed as the specification times it. */
  readonly begin: () => void;
  /** More of the page is there. */
  readonly meet: () => void;
  readonly stop: () => void;
};

/** Brings the scroll-in animations of the document to life. */
export function startRevealMotion(timers: Timers): RevealMotion {
  const reveal = createRevealObserver(timers);
  const sequence = createRouteSequence(reveal, timers);
  return {
    begin: () => sequence.begin(),
    meet: () => reveal.meet(),
    stop: () => {
      sequence.cancel();
      reveal.stop();
    },
  };
}
