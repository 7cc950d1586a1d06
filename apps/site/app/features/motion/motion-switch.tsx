import './motion-switch.css';
import './motion-stop.css';

import { setMotionPaused, useMotionPaused } from './use-motion-preference.ts';

/** What the switch says; the same in both states, which `aria-pressed` tells. */
export type MotionSwitchWords = { readonly label: string };

/** The remembered switch that stops all movement on the site. */
export function MotionSwitch({ words }: { words: MotionSwitchWords }) {
  const isPaused = useMotionPaused();
  return (
    <button
      type="button"
      className="motion-switch"
      aria-pressed={isPaused}
      onClick={() => setMotionPaused(!isPaused)}
    >
      <span className="motion-switch-track" aria-hidden="true" />
      {words.label}
    </button>
  );
}
