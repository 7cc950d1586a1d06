import './pause-button.css';

import { PauseIcon, PlayIcon } from '#/icon/icon.tsx';

import { useIsPrerendered } from '../prerendered/use-is-prerendered.ts';

type PauseButtonProps = {
  isPaused: boolean;
  /** Said while it moves, such as `Pause`. */
  pauseLabel: string;
  /** Said while it is paused, such as `Play`. */
  playLabel: string;
  onToggle: () => void;
};

/** Stops and starts what changes by itself; not shown where a missing script stops it anyway. */
export function PauseButton({ isPaused, pauseLabel, playLabel, onToggle }: PauseButtonProps) {
  const isPrerendered = useIsPrerendered();
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    <button
      type="button"
      className="pause-button"
      data-prerendered={isPrerendered ? '' : undefined}
      onClick={onToggle}
    >
      <Icon size={18} fill="currentColor" strokeWidth={1} />
      {/* Not bare: before text that a translator has replaced React could insert no icon. */}
      <span>{isPaused ? playLabel : pauseLabel}</span>
    </button>
  );
}
