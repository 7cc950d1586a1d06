import type { Clock } from '#/motion/clock.ts';

import { createRotation, type Rotation } from './rotation-controller.ts';

export const TESTIMONIAL_MS = 5000;
/** How long the active dot's bar takes to fill; literally longer than a slide stays. */
export const DOT_PROGRESS_MS = 8000;
/** How long the carousel pauses after a click on a dot. */
export const DOT_PAUSE_MS = 1000;

/** A rotation with dots; `toggle` is also what a click on the card does. */
type Carousel<Id extends string> = Omit<Rotation<Id>, 'select'> & {
  /** A click on a dot: shows that item and pauses for a moment; what the visitor paused stays paused. */
  jump(id: Id): void;
};

/** Makes a carousel that shows the first id; throws if there is none. */
export function createCarousel<Id extends string>({
  ids,
  clock,
}: {
  readonly ids: readonly Id[];
  readonly clock: Clock;
}): Carousel<Id> {
  const { select, ...rotation } = createRotation({ ids, intervalMs: TESTIMONIAL_MS, clock });
  let resume: number | null = null;

  function endDotPause(): void {
    if (resume !== null) clock.clearTimeout(resume);
    resume = null;
    rotation.release('dot');
  }

  return {
    ...rotation,
    jump(id) {
      if (resume !== null) clock.clearTimeout(resume);
      rotation.hold('dot');
      select(id);
      resume = clock.setTimeout(endDotPause, DOT_PAUSE_MS);
    },
    stop() {
      rotation.stop();
      endDotPause();
    },
  };
}
