import type { Timers } from '#/motion/clock.ts';

import { createRevealObserver } from './reveal-observer.ts';
import { createRouteSequence } from './route-sequence.ts';

/** Brings the scroll-in animations of the document to life. */
export function startRevealMotion(timers: Timers) {
  const reveal = createRevealObserver(timers);
  const sequence = createRouteSequence(reveal, timers);
  return {
    /** A new page is shown: its animations are reset and refreshed as the specification times it. */
    begin: sequence.begin,
    /** More of the page is there. */
    meet: reveal.meet,
    stop: () => {
      sequence.cancel();
      reveal.stop();
    },
  };
}
