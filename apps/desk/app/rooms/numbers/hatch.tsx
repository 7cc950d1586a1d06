const ID = 'numbers-hatch';

type BarRectProps = {
  /** Hatched is a bar of which nothing more is told than that it is small, or that is in the middle of three. */
  of: 'bar' | 'bar-small' | 'bar-poor' | 'bar-before';
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  rx?: number;
};

/** A bar of a chart, with its place in percent. */
export function BarRect({ of, x = 0, y = 0, width = 100, height = 100, rx }: BarRectProps) {
  return (
    <rect
      className={of}
      fill={of === 'bar-small' ? `url(#${ID})` : undefined}
      x={`${x}%`}
      y={`${y}%`}
      width={`${width}%`}
      height={`${height}%`}
      rx={rx}
    />
  );
}

/** The hatching of every chart of the room; it is drawn once, and not shown itself. */
export function Hatch() {
  return (
    <svg className="hatch" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id={ID}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="hatch-ground" width="6" height="6" />
          <rect className="hatch-line" width="2.5" height="6" />
        </pattern>
      </defs>
    </svg>
  );
}
