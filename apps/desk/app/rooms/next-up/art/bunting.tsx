const TONES = [
  '--art-signal',
  '--art-accent',
  '--art-brand',
  '--art-extra',
  '--art-signal-pale',
] as const;

type Point = readonly [x: number, y: number];

type BuntingProps = {
  from: Point;
  to: Point;
  /** How far the rope hangs through. */
  sag: number;
  flags: number;
};

/** A point of a curve that hangs between two others. */
function pointAt(part: number, [from, mid, to]: readonly [Point, Point, Point]): Point {
  const [before, both, after] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return [
    before * from[0] + both * mid[0] + after * to[0],
    before * from[1] + both * mid[1] + after * to[1],
  ];
}

/** Flags on a rope. */
export function Bunting({ from, to, sag, flags }: BuntingProps) {
  const mid: Point = [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + sag];
  return (
    <>
      <path
        d={`M${from.join(' ')}Q${mid.join(' ')} ${to.join(' ')}`}
        fill="none"
        stroke="var(--iron)"
        strokeWidth="2"
      />
      {Array.from({ length: flags }, (_, place) => {
        const [x, y] = pointAt((place + 0.5) / flags, [from, mid, to]);
        return (
          <path
            key={place}
            d={`M${(x - 9).toFixed(1)} ${(y - 1).toFixed(1)}h18l-9 21z`}
            fill={`var(${TONES[place % TONES.length]})`}
          />
        );
      })}
    </>
  );
}
