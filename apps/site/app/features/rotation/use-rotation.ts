import { useState, useSyncExternalStore } from 'react';

import { browserClock } from './clock.ts';
import { createRotation, TAB_ROTATION_MS } from './rotation-controller.ts';
import { useRotationHolds } from './use-rotation-holds.ts';

/** Options of `useRotation`; the ids are read once. */
export type UseRotationOptions<Id extends string> = {
  readonly ids: readonly Id[];
  /** Whether the visitor has switched all motion off. */
  readonly isMotionPaused: boolean;
};

/**
 * Tabs that take turns for as long as the component lives; `ref` goes on the element inside which keyboard focus pauses.
 */
export function useRotation<Id extends string>({ ids, isMotionPaused }: UseRotationOptions<Id>) {
  const [rotation] = useState(() =>
    createRotation({ ids, intervalMs: TAB_ROTATION_MS, clock: browserClock }),
  );
  const { subscribe, getSnapshot, select, toggle } = rotation;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const ref = useRotationHolds(rotation, isMotionPaused);
  return { ...snapshot, select, toggle, ref };
}
