import './rotation-bar.css';

import { useCallback } from 'react';

type RotationBarProps = {
  /** How long the bar takes to fill. */
  durationMs: number;
  isRunning: boolean;
};

/** The bar that fills while an item is shown; give it the snapshot's `round` as key and it begins again. */
export function RotationBar({ durationMs, isRunning }: RotationBarProps) {
  const setDuration = useCallback(
    (element: HTMLElement | null) =>
      element?.style.setProperty('--rotation-bar-duration', `${durationMs}ms`),
    [durationMs],
  );
  return (
    <span
      ref={setDuration}
      className="rotation-bar"
      data-running={isRunning ? '' : undefined}
      aria-hidden="true"
    />
  );
}
