import './progress-fill.css';

/** How long a bar fills, in seconds; each has its rule in the stylesheet. */
export type FillSeconds = 8 | 10;

/** Turns what would change by itself into a bar that fills. */
export type Rotation = {
  readonly seconds: FillSeconds;
  /** Holds the bar where it is. A keyboard focus inside holds it too. */
  readonly isPaused: boolean;
  /** Begins the bar anew when it changes, where the same thing is selected again. */
  readonly round?: number;
  /** The bar is full. It never comes with reduced motion, where the bar stands still. */
  readonly onFull?: () => void;
};

/** A signal-coloured bar over its nearest positioned parent; still and full unless it rotates. */
export function ProgressFill({ rotation }: { rotation?: Rotation | undefined }) {
  return (
    <span
      key={rotation?.round}
      className="progress-fill"
      data-seconds={rotation?.seconds}
      aria-hidden="true"
      onAnimationEnd={rotation?.onFull}
    />
  );
}
