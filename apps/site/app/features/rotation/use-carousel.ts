import { useState, useSyncExternalStore, type MouseEvent } from 'react';

import { createCarousel } from './carousel-controller.ts';
import { browserClock } from './clock.ts';
import { useRotationHolds } from './use-rotation-holds.ts';

/** Options of `useCarousel`; the ids are read once. */
export type UseCarouselOptions<Id extends string> = {
  readonly ids: readonly Id[];
  /** Whether the visitor has switched all motion off. */
  readonly isMotionPaused: boolean;
};

/**
 * A carousel that moves for as long as the component lives; `ref` goes on the element inside which keyboard focus
 * pauses.
 */
export function useCarousel<Id extends string>({ ids, isMotionPaused }: UseCarouselOptions<Id>) {
  const [carousel] = useState(() => createCarousel({ ids, clock: browserClock }));
  const { subscribe, getSnapshot, jump, toggle } = carousel;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const ref = useRotationHolds(carousel, isMotionPaused);

  /** Pauses and resumes, unless the click was meant for a button or link inside the card. */
  function handleCardClick({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a, button')) return;
    toggle();
  }

  return { ...snapshot, jump, toggle, ref, handleCardClick };
}
