const ID = 'numbers-hatch';

/** Fills a shape of which nothing more is told than that it is small, or that is in the middle of three. */
export const HATCH = `url(#${ID})`;

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
