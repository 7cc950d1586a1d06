import './dots.css';

import { ProgressFill, type Rotation } from '#/progress-fill/progress-fill.tsx';

type DotsProps = {
  /** Name of the row for assistive technology. */
  label: string;
  count: number;
  /** Position of the slide that is shown, from 0. */
  selected: number;
  onSelect: (index: number) => void;
  /** Name of one dot, such as `Slide 2 of 6`; gets the position from 0. */
  describe: (index: number) => string;
  /** Fills the active dot over time; without it the dot is full. */
  rotation?: Rotation;
};

/** The dots under a carousel; the active one is a pill that fills. */
export function Dots({ label, count, selected, onSelect, describe, rotation }: DotsProps) {
  return (
    <ul className="dots" aria-label={label} data-paused={rotation?.isPaused ? '' : undefined}>
      {Array.from({ length: count }, (_, index) => {
        const isSelected = index === selected;
        return (
          <li key={index} className="dot-place">
            <button
              type="button"
              className="dot"
              aria-label={describe(index)}
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => onSelect(index)}
            >
              <span className="dot-mark">
                {isSelected ? <ProgressFill rotation={rotation} /> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
