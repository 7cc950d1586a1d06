import { useCallback, useEffect, type RefCallback } from 'react';

import { useMotionPaused } from '#/motion/use-motion-preference.ts';
import { useReducedMotion } from '#/motion/use-reduced-motion.ts';

import type { PauseReason, Rotation } from './rotation-controller.ts';
import { watchKeyboardFocus } from './watch-keyboard-focus.ts';

type Held = Pick<Rotation<string>, 'hold' | 'release' | 'start' | 'stop'>;

function setHeld(rotation: Held, reason: PauseReason, isHeld: boolean): void {
  if (isHeld) rotation.hold(reason);
  else rotation.release(reason);
}

/**
 * Starts a rotation with the component, stops it with it, and holds it for what the page tells: hidden, less motion
 * asked for, motion switched off, keyboard focus inside. Returns the ref of the element that counts as inside.
 */
export function useRotationHolds(rotation: Held): RefCallback<HTMLElement> {
  const isReduced = useReducedMotion();
  const isMotionPaused = useMotionPaused();
  useEffect(() => setHeld(rotation, 'reducedMotion', isReduced), [rotation, isReduced]);
  useEffect(() => setHeld(rotation, 'motionSwitch', isMotionPaused), [rotation, isMotionPaused]);

  useEffect(() => {
    const follow = () => setHeld(rotation, 'hidden', document.visibilityState === 'hidden');
    follow();
    document.addEventListener('visibilitychange', follow);
    rotation.start();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      rotation.stop();
    };
  }, [rotation]);

  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      return watchKeyboardFocus(element, (isInside) => setHeld(rotation, 'focus', isInside));
    },
    [rotation],
  );
}
