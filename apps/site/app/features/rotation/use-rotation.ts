import { useState, useSyncExternalStore } from 'react';

import { browserClock } from '#/motion/clock.ts';

import { createRotation, TAB_ROTATION_MS } from './rotation-controller.ts';
import { useRotationHolds } from './use-rotation-holds.ts';

/**
 * Tabs that take turns for as long as the component lives; the ids are read once. `ref` goes on the element inside which
 * keyboard focus pauses.
 */
export function useRotation<Id extends string>(ids: readonly Id[]) {
  const [rotation] = useState(() =>
    createRotation({ ids, intervalMs: TAB_ROTATION_MS, clock: browserClock }),
  );
  const { subscribe, getSnapshot, select, toggle } = rotation;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const ref = useRotationHolds(rotation);
  return { ...snapshot, select, toggle, ref };
}
