import { useState, useSyncExternalStore, type RefCallback } from 'react';

import { browserClock } from './clock.ts';
import {
  createRotation,
  TAB_ROTATION_MS,
  type Rotation,
  type RotationSnapshot,
} from './rotation-controller.ts';
import { useRotationHolds } from './use-rotation-holds.ts';

/** Options of `useRotation`; the ids are read once. */
export type UseRotationOptions<Id extends string> = {
  readonly ids: readonly Id[];
  /** Whether the visitor has switched all motion off. */
  readonly isMotionPaused: boolean;
};

/** A rotation as a component sees it; `ref` goes on the element inside which keyboard focus pauses. */
export type RotationView<Id extends string> = RotationSnapshot<Id> &
  Pick<Rotation<Id>, 'select' | 'toggle'> & { readonly ref: RefCallback<HTMLElement> };

/** Tabs that take turns for as long as the component lives. */
export function useRotation<Id extends string>({
  ids,
  isMotionPaused,
}: UseRotationOptions<Id>): RotationView<Id> {
  const [rotation] = useState(() =>
    createRotation({ ids, intervalMs: TAB_ROTATION_MS, clock: browserClock }),
  );
  const { subscribe, getSnapshot, select, toggle } = rotation;
  const snapshot = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const ref = useRotationHolds(rotation, isMotionPaused);
  return { ...snapshot, select, toggle, ref };
}
