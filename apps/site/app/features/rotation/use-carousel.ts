import { useState, useSyncExternalStore, type MouseEvent } from 'react';

import { browserClock } from '#/motion/clock.ts';

import { createCarousel } from './carousel-controller.ts';
import { useRotationHolds } from './use-rotation-holds.ts';

/**
 * A carousel that moves for as long as the component lives; the ids are read once. `ref` goes on the element inside
 * which keyboard focus pauses.
 */
export function useCarousel<Id extends string>(ids: readonly Id[]) {
  const [carousel] = useState(() => createCarousel({ ids, clock: browserClock }));
  const { subscribe, getSnapshot, jump, toggle } = carousel;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const ref = useRotationHolds(carousel);

  /** Pauses and resumes, unless the click was meant for a button or link inside the card. */
  function handleCardClick({ target }: MouseEvent): void {
    if (target instanceof Element && target.closest('a, button')) return;
    toggle();
  }

  return { ...snapshot, jump, toggle, ref, handleCardClick };
}
