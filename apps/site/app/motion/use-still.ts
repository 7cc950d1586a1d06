import { useMotionPaused } from './use-motion-preference.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Whether nothing may move: the system asks for less motion, or the visitor has paused it. */
export function useStill(): boolean {
  const isReduced = useReducedMotion();
  const isPaused = useMotionPaused();
  return isReduced || isPaused;
}
